import type { Payload } from 'payload'
import { roles } from '../../access/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { startSession, type SignedInUser } from './activity.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { mayBePassword } from './password.ts'
import { claimsOf } from './token.ts'

/** Name and password as typed, and how long the session is to last without use. */
export type Attempt = { username: string; password: string; idleSeconds: number }

export type NewlySignedIn = { token: string; user: SignedInUser }

/**
 * Signs a person in, or answers null where name or password is wrong. Payload keeps a user's sessions in one list,
 * which simultaneous sign-ins would overwrite: they take turns, in this process and, by a lock, in every other. Wrong
 * passwords never get a turn, so that nobody can keep another one waiting by guessing.
 */
export async function signInUser(payload: Payload, attempt: Attempt): Promise<NewlySignedIn | null> {
  const username = attempt.username.toLowerCase().trim()
  if (username === '' || attempt.password.trim() === '') return null
  if (!(await mayBePassword(databasePool(), username, attempt.password))) return null
  return oneAtATime(`sign-in as ${username}`, () => login(payload, { ...attempt, username }))
}

async function login(payload: Payload, { username, password, idleSeconds }: Attempt) {
  try {
    return await inPayloadTransaction(payload, async (client, req) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in:${username}`])
      const { token, user } = await payload.login({ collection: 'users', data: { username, password }, req })
      const claims = token ? await claimsOf(payload.secret, token) : null
      const role = roles.find((known) => known === user?.role)
      if (!token || !claims || !role) throw new Error('a sign-in without a session')
      await startSession(client, { sessionId: claims.sessionId, userId: claims.id, idleSeconds })
      await recordAudit(client, { action: 'signIn', username })
      return { token, user: { id: claims.id, username, role } }
    })
  } catch (error) {
    if ((error as { status?: number }).status === 401) return null
    throw error
  }
}
