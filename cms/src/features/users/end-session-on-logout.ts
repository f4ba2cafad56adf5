import type { CollectionAfterLogoutHook } from 'payload'
import { databasePool } from '../../platform/database/pool.ts'
import { endSession } from './activity.ts'

export const endSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  // Payload's JWT strategy notes the session here; its types do not say so.
  const sessionId = (req.user as { _sid?: unknown } | null)?._sid
  if (typeof sessionId === 'string') await endSession(databasePool(), sessionId)
}
