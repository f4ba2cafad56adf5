import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { NavLink } from './NavLink.tsx'

/** The link in the panel's language: the dictionaries stay on the server. */
export function TranslationsLink({ i18n }: ServerProps) {
  const language = localeOf(i18n.language)
  return <NavLink label={messagesFor(language).translationsPanel.title} />
}
