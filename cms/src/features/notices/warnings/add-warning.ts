import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { addJob, type TaskName } from '../../../platform/database/jobs.ts'
import { databaseOf } from '../../../platform/database/transaction.ts'
import type { Warning } from './write-warning.tsx'

const task: TaskName = 'warn-staff'

type Browser = Omit<Extract<Warning, { kind: 'staffSignIn' }>, 'kind'>

/** Warns somebody, once the caller's transaction commits, that their account was signed in to with this browser. */
export async function addSignInWarning(client: PoolClient, user: string, browser: Browser): Promise<void> {
  const { browser: name, system, country, city } = browser
  const warning: Warning = { kind: 'staffSignIn', browser: name, system, country, city }
  await addWarning(client, user, warning)
}

/** The same: that an admin took their second factor away. */
export async function addFactorsWarning(client: PoolClient, user: string): Promise<void> {
  await addWarning(client, user, { kind: 'staffFactors' })
}

async function addWarning(client: PoolClient, user: string, warning: Warning): Promise<void> {
  const { rowCount } = await client.query('select from users where id = $1 and email is not null', [user])
  if (rowCount === 1) await addJob(client, task, { user, warning })
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
