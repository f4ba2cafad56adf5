import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { payloadWithRequest, type TaskName } from '../../../platform/database/jobs.ts'
import { databaseOf } from '../../../platform/database/transaction.ts'

const task: TaskName = 'tell-event-state'

/** Of what is undone at once nobody is notified. */
const waitSeconds = undoSeconds + 2

/**
 * Has whoever handed an event in told of its new state, or of its new days, wherever it was changed. The job commits with
 * the change and looks at how the event stands then.
 */
export const announceState: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !doc.submission) return
  if (momentOf(doc.stateChangedAt) === momentOf(previousDoc.stateChangedAt)) return
  const database = await databaseOf(req)
  await database.execute(sql`
    select graphile_worker.add_job(${task}, payload := ${payloadWithRequest({ event: String(doc.id) })}::json,
      run_at := now() + make_interval(secs => ${waitSeconds}))
  `)
}

function momentOf(value: unknown): number | null {
  return typeof value === 'string' ? Date.parse(value) : null
}
