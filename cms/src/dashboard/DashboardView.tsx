import './styles/dashboard.css'

import type { AdminViewServerProps } from 'payload'

import { configuration } from '../platform/configuration.ts'
import { DashboardApp } from './DashboardApp.tsx'

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
    />
  )
}
