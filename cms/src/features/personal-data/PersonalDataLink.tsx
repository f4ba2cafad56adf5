import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'

/** The way to the page, in the panel's navigation; for those who may open it. */
export function PersonalDataLink({ i18n, user }: ServerProps) {
  if (roleOf(user ?? null) !== 'admin') return null
  return (
    <a className="nav__link" href="/admin/personal-data">
      {messagesFor(i18n.language === 'he' ? 'he' : 'en').personalData.nav}
    </a>
  )
}
