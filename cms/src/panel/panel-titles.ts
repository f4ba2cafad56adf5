import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'

/** The title of a view of our own in the panel, by its path below `/admin`; null of any other page. */
export function panelTitle(path: string, locale: Locale): string | null {
  const { personalData, securityPanel, translationsPanel } = messagesFor(locale)
  if (path === 'personal-data') return personalData.title
  if (path === 'security') return securityPanel.title
  return path === 'translations' ? translationsPanel.title : null
}

/** The title of a page of the panel as a browser's tab shows it: `Editing - Post | CyberLuach`, `עריכה: פוסט | סייברלוח`. */
export function tabTitle(title: string, locale: Locale): string {
  const said = locale === 'he' ? title.replace(' - ', ': ') : title
  return `${said} | ${messagesFor(locale).common.brand}`
}
