import type { PayloadRequest } from 'payload'
import type { PoolClient, Pool } from 'pg'
import { addJob } from '../../../platform/database/jobs.ts'
import { clientOf } from '../../../platform/database/transaction.ts'
import type { Warning } from './write-warning.tsx'

type Browser = Omit<Extract<Warning, { kind: 'staffSignIn' }>, 'kind'>

/** Warns somebody, once the caller's transaction commits, that their account was signed in to with this browser. */
export async function addSignInWarning(client: PoolClient, user: string, by: Browser): Promise<void> {
  const { browser, system, country, city } = by
  await addWarning(client, user, { kind: 'staffSignIn', browser, system, country, city })
}

/** The same: that an admin took their second factor away. */
export async function addFactorsWarning(client: PoolClient, user: string): Promise<void> {
  await addWarning(client, user, { kind: 'staffFactors' })
}

/** The same, from a hook: that their password is another one, set by themselves or by somebody else. */
export async function addPasswordWarning(req: PayloadRequest, user: string, isOwn: boolean): Promise<void> {
  await addWarning(await clientOf(req), user, { kind: 'staffPassword', isOwn })
}

async function addWarning(client: Pool | PoolClient, user: string, warning: Warning): Promise<void> {
  const { rowCount } = await client.query('select from users where id = $1 and email is not null', [user])
  if (rowCount === 1) await addJob(client, 'warn-staff', { user, warning })
}
