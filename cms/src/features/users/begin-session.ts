import { randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/record-audit.ts'
import { startSession, type SignedInUser } from './activity.ts'
import { longestSession } from './session-length.ts'

export type NewlySignedIn = { token: string; user: SignedInUser }

/** Signs in whose password and code were looked at already, as Payload does it: a session in its list, and a token. */
export async function beginSession(
  client: PoolClient,
  user: SignedInUser,
  { idleSeconds, secret }: { idleSeconds: number; secret: string },
): Promise<NewlySignedIn> {
  const sessionId = randomUUID()
  await takeTurn(client, user.username)
  await client.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::uuid, $2, now(), now() + make_interval(secs => $3)
     from users_sessions where _parent_id = $1::uuid`,
    [user.id, sessionId, longestSession],
  )
  await startSession(client, { sessionId, userId: user.id, idleSeconds })
  await recordAudit(client, { action: 'signIn', username: user.username })
  const fieldsToSign = { id: user.id, collection: 'users', role: user.role, sid: sessionId }
  const { token } = await jwtSign({ fieldsToSign, secret, tokenExpiration: longestSession })
  return { token, user }
}

/** Payload keeps a user's sessions in one list: who writes it takes turns, in every process. */
export async function takeTurn(client: PoolClient, username: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in:${username}`])
}
