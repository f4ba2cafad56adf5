import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { databaseOf } from '../../platform/database/in-request.ts'
import { addPasswordWarning } from '../notices/warnings/add-warning.ts'

/**
 * With a new password every other session of its account ends, and its person is told. Payload takes them out of its own
 * list as it was before the change: here goes what has come since, and what a change at the same moment would put back.
 */
export const endOthersOnPassword: CollectionAfterChangeHook = async ({ doc, operation, context, req }) => {
  if (operation !== 'update' || context.hasNewPassword !== true) return
  const { id: actor, _sid: session } = (req.user ?? {}) as { id?: unknown; _sid?: unknown }
  const isOwn = String(actor) === String(doc.id)
  const kept = isOwn && typeof session === 'string' ? session : null
  const database = await databaseOf(req)
  await database.execute(
    sql`delete from session_activity where user_id = ${doc.id}::uuid and session_id is distinct from ${kept}::text`,
  )
  await database.execute(
    sql`delete from users_sessions where _parent_id = ${doc.id}::uuid and id is distinct from ${kept}::text`,
  )
  await addPasswordWarning(req, String(doc.id), isOwn)
}
