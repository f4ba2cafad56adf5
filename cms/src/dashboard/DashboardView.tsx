import './styles/dashboard.css'

import type { AdminViewServerProps } from 'payload'

import { DashboardApp } from './DashboardApp.tsx'

/**
 * The admin's dashboard, a view of Payload's admin without its frame. Custom views are public by default: the role is
 * checked here, and everybody but an admin gets the guard's refusal.
 */
export function DashboardView({ initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req
  return (
    <DashboardApp
      isAdmin={user?.role === 'admin'}
      loginPath={process.env.ADMIN_LOGIN_PATH || 'purple-elephant-42'}
      timeZone={process.env.SITE_TIME_ZONE || 'Asia/Jerusalem'}
    />
  )
}
