import { randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/record-audit.ts'
import { addSignInWarning } from '../notices/warnings/add-warning.ts'
import { startSession, type SignedInUser, type SignInWay } from './activity.ts'
import { longestSession } from './session-length.ts'
import type { SigningIn } from './sessions/session-client.ts'

export type NewlySignedIn = { token: string; user: SignedInUser }

/** How a session begins: by what, in which browser, and how long it lasts without use. */
export type Beginning = SigningIn & { idleSeconds: number; way: SignInWay }

/** Signs in whose password and code were looked at already, as Payload does it: a session in its list, and a token. */
export async function beginSession(
  client: PoolClient,
  user: SignedInUser,
  { secret, ...beginning }: Beginning & { secret: string },
): Promise<NewlySignedIn> {
  const sessionId = randomUUID()
  await takeTurn(client, user.username)
  await client.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::uuid, $2, now(), now() + make_interval(secs => $3)
     from users_sessions where _parent_id = $1::uuid`,
    [user.id, sessionId, longestSession],
  )
  await noteSession(client, user, sessionId, beginning)
  const fieldsToSign = { id: user.id, collection: 'users', role: user.role, sid: sessionId }
  const { token } = await jwtSign({ fieldsToSign, secret, tokenExpiration: longestSession })
  return { token, user }
}

/** Keeps a session that has begun, and lets its person know where they have not signed in with this browser before. */
export async function noteSession(
  database: PoolClient,
  { id: userId, username }: SignedInUser,
  sessionId: string,
  { client, device, idleSeconds, way }: Beginning,
): Promise<void> {
  await startSession(database, { sessionId, userId, idleSeconds, way, client })
  await recordAudit(database, { action: 'signIn', username })
  if (device?.username !== username) await addSignInWarning(database, userId, client)
}

/** Payload keeps a user's sessions in one list: who writes it takes turns, in every process. */
export async function takeTurn(client: PoolClient, username: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in:${username}`])
}
