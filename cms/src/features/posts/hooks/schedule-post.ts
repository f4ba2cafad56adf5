import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { askedPayload, type TaskName } from '../../../platform/database/add-job.ts'
import { databaseOf } from '../../../platform/database/in-request.ts'
import { isAutosave } from '../../../panel/is-autosave.ts'

const task: TaskName = 'publish-due-posts'

/**
 * A post of a later date needs nobody to publish it, but the pages that were made before have to be made again at that
 * moment. The job commits with the post; a date that changes moves it, and nothing is left of it once the date is gone.
 */
export const schedulePost: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isAutosave(req)) return
  const database = await databaseOf(req)
  await cancel(req, doc.id)
  await database.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${askedPayload({})}::json, run_at := published_at, job_key := ${keyOf(doc.id)})
      from posts where id = ${doc.id} and _status = 'published' and published_at > clock_timestamp()`,
  )
}

export const unschedulePost: CollectionAfterDeleteHook = async ({ id, req }) => {
  await cancel(req, id)
}

async function cancel(req: PayloadRequest, id: unknown): Promise<void> {
  await (await databaseOf(req)).execute(sql`select graphile_worker.remove_job(${keyOf(id)})`)
}

function keyOf(id: unknown): string {
  return `post ${id}`
}
