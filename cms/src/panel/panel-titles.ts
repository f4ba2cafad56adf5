import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'

/** The title of a view of our own in the panel, by its path below `/admin`; null of any other page. */
export function panelTitle(path: string, locale: Locale): string | null {
  const { personalData, securityPanel, translationsPanel } = messagesFor(locale)
  if (path === 'personal-data') return personalData.title
  if (path === 'security') return securityPanel.title
  return path === 'translations' ? translationsPanel.title : null
}
