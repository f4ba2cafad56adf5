import type { AuthStrategy } from 'payload'
import { databasePool } from '../../platform/database/pool.ts'
import { removeIdleSessions } from './activity.ts'

/** Runs before Payload reads a token: what has been idle too long is no session any more when it looks. */
export const idleSessions: AuthStrategy = {
  name: 'idle-sessions',
  authenticate: async ({ headers }) => {
    if (headers.has('cookie') || headers.has('authorization')) await removeIdleSessions(databasePool())
    return { user: null }
  },
}
