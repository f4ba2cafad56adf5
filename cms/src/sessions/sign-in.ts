import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { roles } from '../access/roles.ts'
import { inPayloadTransaction } from '../database/transaction.ts'
import { startSession, type SignedInUser } from './activity.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { claimsOf } from './token.ts'

const hash = promisify(pbkdf2)

/** The cost of Payload's own password check, paid for unknown names too. */
const iterations = 600_000

/**
 * Signs a person in, or answers null where name or password is wrong. Payload keeps a user's sessions in one list,
 * which simultaneous sign-ins would overwrite: they take turns, in this process and, by a lock, in every other.
 */
export async function signInUser(
  payload: Payload,
  username: string,
  password: string,
): Promise<{ token: string; user: SignedInUser } | null> {
  const name = username.toLowerCase().trim()
  if (name === '' || password.trim() === '') return null
  return oneAtATime(`sign-in as ${name}`, () => login(payload, name, password))
}

async function login(payload: Payload, username: string, password: string) {
  try {
    return await inPayloadTransaction(payload, async (client, req) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in:${username}`])
      const known = await client.query('select from users where username = $1', [username])
      if (known.rowCount === 0) {
        await hash(password, randomBytes(32), iterations, 32, 'sha256')
        return null
      }
      const { token, user } = await payload.login({ collection: 'users', data: { username, password }, req })
      const claims = token ? await claimsOf(payload, token) : null
      const role = roles.find((known) => known === user?.role)
      if (!token || !claims || !role) throw new Error('a sign-in without a session')
      await startSession(client, claims.sessionId, claims.id)
      return { token, user: { id: claims.id, username, role } }
    })
  } catch (error) {
    if ((error as { status?: number }).status === 401) return null
    throw error
  }
}
