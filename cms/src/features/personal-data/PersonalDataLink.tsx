import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'

/** The way to the page, in the panel's navigation; for those who may open it. */
export function PersonalDataLink({ i18n, user }: ServerProps) {
  if (roleOf(user ?? null) !== 'admin') return null
  return (
    <a className="nav__link" href="/admin/personal-data">
      {messagesFor(localeOf(i18n.language)).personalData.nav}
    </a>
  )
}
