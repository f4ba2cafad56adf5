import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { roles } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { endSession } from './activity.ts'
import { noteSession, takeTurn, type NewlySignedIn } from './begin-session.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { mayBePassword } from './password.ts'
import { createChallenge, type Asks, type Challenged } from './second-factor/challenge.ts'
import { hasFactor, rolesThatNeedFactor } from './second-factor/required.ts'
import type { SigningIn } from './sessions/session-client.ts'
import { claimsOf } from './token.ts'

/** Name and password as typed, in which browser, and how long the session is to last without use. */
export type Attempt = SigningIn & { username: string; password: string; idleSeconds: number }

/** Somebody who is in, or whose password was right and who is asked for the second step. */
export type SignIn = NewlySignedIn | Challenged

/**
 * Signs a person in, or answers null where name or password is wrong. Whoever has a second factor, or needs one, is not
 * in yet: the session that Payload began is never committed, and a challenge is. Payload keeps a user's sessions in one list,
 * which simultaneous sign-ins would overwrite: they take turns, in this process and, by a lock, in every other. Wrong
 * passwords never get a turn, so that nobody can keep another one waiting by guessing.
 */
export async function signInUser(payload: Payload, attempt: Attempt): Promise<SignIn | null> {
  const username = attempt.username.toLowerCase().trim()
  if (username === '' || attempt.password.trim() === '') return null
  if (!(await mayBePassword(databasePool(), username, attempt.password))) return null
  return oneAtATime(`sign-in as ${username}`, () => login(payload, { ...attempt, username }))
}

async function login(payload: Payload, attempt: Attempt): Promise<SignIn | null> {
  const { username, password, idleSeconds } = attempt
  try {
    return await inPayloadTransaction(payload, async (client, req) => {
      await takeTurn(client, username)
      const { token, user } = await payload.login({ collection: 'users', data: { username, password }, req })
      const claims = token ? await claimsOf(payload.secret, token) : null
      const role = roles.find((known) => known === user?.role)
      if (!token || !claims || !role) throw new Error('a sign-in without a session')
      const asks = await askedOf(client, claims.id)
      if (asks) {
        await endSession(client, claims.sessionId)
        return await createChallenge(client, { userId: claims.id, asks, idleSeconds })
      }
      const person = { id: claims.id, username, role }
      await noteSession(client, person, claims.sessionId, { ...attempt, way: 'password' })
      return { token, user: person }
    })
  } catch (error) {
    if ((error as { status?: number }).status === 401) return null
    throw error
  }
}

/** What is asked of somebody besides the password; null where nothing is. */
async function askedOf(client: PoolClient, userId: string): Promise<Asks | null> {
  const { rows } = await client.query<{ has: boolean; needs: boolean }>(
    `select ${hasFactor} as has, u.role::text = any($2::text[]) as needs from users u where u.id = $1`,
    [userId, rolesThatNeedFactor()],
  )
  if (rows[0]?.has) return 'code'
  return rows[0]?.needs ? 'enrolment' : null
}
