import type { Pool, PoolClient } from 'pg'
import type { Role } from '../../access/roles.ts'
import { hasFactor, rolesThatNeedFactor } from './second-factor/required.ts'
import type { SessionClient } from './sessions/session-client.ts'
import { longestSession } from './session-length.ts'

type Database = Pool | PoolClient

export type SignedInUser = { id: string; username: string; role: Role }

/** In SQL, of the activity `a`. */
export const isAlive = `a.last_used_at > now() - make_interval(secs => a.idle_seconds)`

/** Whoever needs a second factor and has none, of which the role or the setting may be new, has no session. */
export const mayGoOn = (needing: string) => `(u.role::text <> all(${needing}::text[]) or ${hasFactor})`

/** The moment when a session that is used now ends unless it is used again, by that and by its length. */
export function idleDeadline(idleSeconds: number): { expiresAt: string; idleSeconds: number } {
  return { expiresAt: new Date(Date.now() + idleSeconds * 1000).toISOString(), idleSeconds }
}

/** By what somebody signed in: the password alone, the password and a code, or a passkey. */
export type SignInWay = 'password' | 'code' | 'passkey'

/** A session that ends after so many seconds without use. */
export type NewSession = {
  sessionId: string
  userId: string
  idleSeconds: number
  way: SignInWay
  client: SessionClient
}

export async function startSession(
  database: Database,
  { sessionId, userId, idleSeconds, way, client }: NewSession,
): Promise<void> {
  await database.query(
    `insert into session_activity (session_id, user_id, idle_seconds, way, browser, system, country, city)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [sessionId, userId, idleSeconds, way, client.browser, client.system, client.country, client.city],
  )
}

/** Who a living session belongs to; null where it has ended, by sign-out or by idleness. */
export async function userOfSession(
  database: Database,
  sessionId: string,
  userId: string,
): Promise<SignedInUser | null> {
  const { rows } = await database.query<SignedInUser>(
    `select u.id, u.username, u.role from session_activity a
     join users_sessions s on s.id = a.session_id
     join users u on u.id = s._parent_id
     where ${isAlive} and a.session_id = $1 and u.id::text = $2 and ${mayGoOn('$3')}`,
    [sessionId, userId, rolesThatNeedFactor()],
  )
  return rows[0] ?? null
}

/** Counts as use; a session that is idle already stays so. */
export async function touchSession(database: Database, sessionId: string): Promise<void> {
  await database.query(
    `update session_activity a set last_used_at = now() where ${isAlive} and session_id = $1`,
    [sessionId],
  )
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.query('delete from session_activity where session_id = $1', [sessionId])
  await database.query('delete from users_sessions where id = $1', [sessionId])
}

/** Ends every session of somebody but the one that is named; all of them where none is. */
export async function endOtherSessions(
  database: Database,
  userId: string,
  kept: string | null,
): Promise<void> {
  const values = [userId, kept]
  await database.query(
    'delete from session_activity where user_id = $1::uuid and session_id is distinct from $2',
    values,
  )
  await database.query(
    'delete from users_sessions where _parent_id = $1::uuid and id is distinct from $2',
    values,
  )
}

/** Takes the sessions that are over out of Payload's own list, so that its cookie ends with them. */
export async function removeIdleSessions(database: Database): Promise<void> {
  await database.query(
    `delete from users_sessions s
     where not exists (
       select from session_activity a join users u on u.id = s._parent_id
       where a.session_id = s.id and ${isAlive} and ${mayGoOn('$1')})`,
    [rolesThatNeedFactor()],
  )
}

/**
 * Moves the end that Payload keeps for a session, after which it drops it from its list. Answers its idle time; null where
 * the session has ended meanwhile. A sign-in that writes the user's list anew at the same moment leaves no row to move:
 * then the end is moved the next time.
 */
export async function extendOwnEnd(database: Database, sessionId: string): Promise<number | null> {
  const { rows } = await database.query<{ idle_seconds: number }>(
    `with moved as (
       update users_sessions set expires_at = now() + make_interval(secs => $2) where id = $1
     )
     select idle_seconds from session_activity where session_id = $1`,
    [sessionId, longestSession],
  )
  return rows[0]?.idle_seconds ?? null
}
