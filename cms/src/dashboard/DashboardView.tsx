import './styles/dashboard.css'

import { messagesFor } from '@cyberluach/i18n/messages'
import type { AdminViewServerProps } from 'payload'

import { configuration } from '../platform/configuration.ts'
import { DashboardApp } from './DashboardApp.tsx'
import { panelGroups } from './navigation/panel-places.ts'

/** Everybody gets this page, and not everybody is to read the hidden path in it: this leads there whom it may. */
const wayToLogin = 'admin/sign-in'

/**
 * The admin's dashboard, a view of Payload's admin without its frame. Custom views are public by default: the role is
 * checked here, and everybody but an admin gets the guard's refusal.
 */
export function DashboardView({ initPageResult }: AdminViewServerProps) {
  const isAdmin = initPageResult.req.user?.role === 'admin'
  return (
    <DashboardApp
      isAdmin={isAdmin}
      loginPath={isAdmin ? configuration().loginPath : wayToLogin}
      timeZone={configuration().timeZone}
      places={{ en: panelGroups(messagesFor('en')), he: panelGroups(messagesFor('he')) }}
    />
  )
}
