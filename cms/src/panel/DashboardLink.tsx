import { may } from '@cyberluach/core/roles'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { roleOf } from '../access/roles.ts'

/** The way to the dashboard, for those who may open it. It is a page without the panel's frame: all of it is loaded. */
export function DashboardLink({ i18n, user }: ServerProps) {
  if (!may(roleOf(user ?? null), 'moderate')) return null
  return (
    <a className="nav__link" href="/admin/dashboard" id="nav-dashboard">
      <span>{messagesFor(localeOf(i18n.language)).dashboard.title}</span>
    </a>
  )
}
