import './styles/dashboard.css'

import { may, roleNamed } from '@cyberluach/core/sign-in/roles'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { AdminViewServerProps } from 'payload'

import { configuration } from '../platform/configuration.ts'
import { DashboardApp } from './DashboardApp.tsx'
import { panelGroups } from './frame/panel-places.ts'

/** Everybody gets this page, and not everybody is to read the hidden path in it: this leads there whom it may. */
const wayToLogin = 'admin/sign-in'

/**
 * The dashboard of those who decide, a view of Payload's admin without its frame. Custom views are public by default: the
 * role is checked here, and everybody who moderates nothing gets the guard's refusal.
 */
export function DashboardView({ initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req
  const role = roleNamed(user?.role)
  const person = role && may(role, 'moderate') ? { username: String(user?.username), role } : null
  return (
    <DashboardApp
      person={person}
      loginPath={person ? configuration().loginPath : wayToLogin}
      timeZone={configuration().timeZone}
      places={{ en: panelGroups(messagesFor('en'), role), he: panelGroups(messagesFor('he'), role) }}
    />
  )
}
