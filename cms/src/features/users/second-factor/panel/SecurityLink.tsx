import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'

/** The way to the page, in the panel's navigation, for everybody who works here. */
export function SecurityLink({ i18n, user }: ServerProps) {
  if (!user) return null
  return (
    <a className="nav__link" href="/admin/security">
      {messagesFor(localeOf(i18n.language)).securityPanel.title}
    </a>
  )
}
