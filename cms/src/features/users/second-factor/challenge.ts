import { createHash, randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Role } from '../../../access/roles.ts'
import { hasFactor } from './factors.ts'

/** What is still asked of somebody whose password was right: a code, or to set up a second factor first. */
export type Asks = 'code' | 'enrolment'

/** A sign-in that waits for its second step. */
export type Challenged = { challenge: string; asks: Asks; expiresAt: Date }

export type PendingSignIn = { userId: string; username: string; role: Role; asks: Asks; idleSeconds: number }

const minutes = 10

/** Stores that the password was right. The challenge itself is known to its browser alone: only its hash is stored. */
export async function createChallenge(
  client: PoolClient,
  { userId, asks, idleSeconds }: Pick<PendingSignIn, 'userId' | 'asks' | 'idleSeconds'>,
): Promise<Challenged> {
  const challenge = randomBytes(32).toString('base64url')
  await client.query('delete from sign_in_challenges where expires_at < now()')
  const { rows } = await client.query<{ expires_at: Date }>(
    `insert into sign_in_challenges (hash, user_id, asks, idle_seconds, password_mark, expires_at)
     select $1, u.id, $3, $4, md5(coalesce(u.salt, '')), now() + make_interval(mins => $5)
     from users u where u.id = $2 returning expires_at`,
    [hashOf(challenge), userId, asks, idleSeconds, minutes],
  )
  if (!rows[0]) throw new Error('a challenge without an account')
  return { challenge, asks, expiresAt: rows[0].expires_at }
}

/**
 * Whose sign-in waits under this text, and for what; null where it is over: used, too old, its person's password is
 * another by now, or what it asks for was done meanwhile. `lock` locks its row until the end of the transaction.
 */
export async function pendingSignIn(
  database: Pool | PoolClient,
  challenge: string,
  { lock = false } = {},
): Promise<PendingSignIn | null> {
  const { rows } = await database.query<PendingSignIn>(
    `select u.id as "userId", u.username, u.role, c.asks, c.idle_seconds as "idleSeconds"
     from sign_in_challenges c join users u on u.id = c.user_id
     where c.hash = $1 and c.expires_at > now() and c.password_mark = md5(coalesce(u.salt, ''))
       and (c.asks = 'code') = ${hasFactor}
     ${lock ? 'for update of c' : ''}`,
    [hashOf(challenge)],
  )
  return rows[0] ?? null
}

/** A challenge opens one session. */
export async function consumeChallenge(client: PoolClient, challenge: string): Promise<void> {
  await client.query('delete from sign_in_challenges where hash = $1', [hashOf(challenge)])
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url')
}
