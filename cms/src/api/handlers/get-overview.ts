import type { Handler } from '../endpoint.ts'
import { done } from '../outcome.ts'

export const getOverview: Handler<'GET /api/sys/stats/overview'> = async ({ signedIn: { user } }) => {
  return done(200, { ok: true, admin: { username: user.username, role: user.role } })
}
