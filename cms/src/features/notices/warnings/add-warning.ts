import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { addJob, type TaskName } from '../../../platform/database/add-job.ts'
import { databaseOf } from '../../../platform/database/in-request.ts'
import type { Warning } from './warning.ts'

const task: TaskName = 'warn-staff'

type Browser = Omit<Extract<Warning, { kind: 'staffSignIn' }>, 'kind'>

/** Has somebody told, once the caller's transaction commits, that their account was signed in to with this browser. */
export async function addSignInWarning(client: PoolClient, user: string, browser: Browser): Promise<void> {
  const { rowCount } = await client.query('select from users where id = $1 and email is not null', [user])
  if (rowCount === 0) return
  const { browser: name, system, country, city } = browser
  const warning: Warning = { kind: 'staffSignIn', browser: name, system, country, city }
  await addJob(client, task, { user, warning })
}

/** The same, from a hook: that their password is another one, set by themselves or by somebody else. */
export async function addPasswordWarning(req: PayloadRequest, user: string, isOwn: boolean): Promise<void> {
  const warning: Warning = { kind: 'staffPassword', isOwn }
  const database = await databaseOf(req)
  await database.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify({ user, warning })}::json)
      from users where id = ${user}::uuid and email is not null`,
  )
}
