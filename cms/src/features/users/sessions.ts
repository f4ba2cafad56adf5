import type { Pool, PoolClient } from 'pg'
import type { SignedInUser, Claims } from '../../platform/services.ts'
import { hasFactor, rolesThatNeedFactor } from './second-factor/factors.ts'
import { longestSession, deviceOf } from './cookies.ts'
import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import {
  jwtSign,
  type AuthStrategy,
  type CollectionAfterLogoutHook,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { deviceOf as softwareOf, type KnownDevice } from '@cyberluach/core/sign-in/device'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { databasePool } from '../../platform/database/pool.ts'
import { sessionIdOf } from '../../access/roles.ts'
import { wired, type RowOf } from '../../platform/database/wired.ts'

type Database = Pool | PoolClient

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
  await database.query(`update session_activity a set last_used_at = now() where ${isAlive} and session_id = $1`, [
    sessionId,
  ])
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.query('delete from session_activity where session_id = $1', [sessionId])
  await database.query('delete from users_sessions where id = $1', [sessionId])
}

/** Ends every session of somebody but the one that is named; all of them where none is. */
export async function endOtherSessions(database: Database, userId: string, except: string | null): Promise<void> {
  const values = [userId, except]
  await database.query(
    'delete from session_activity where user_id = $1::uuid and session_id is distinct from $2',
    values,
  )
  await database.query('delete from users_sessions where _parent_id = $1::uuid and id is distinct from $2', values)
}

/** Payload keeps a user's sessions in one list: who writes it takes turns, in every process. */
export async function lockSignIn(database: Database, username: string): Promise<void> {
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in:${username}`])
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

/** What a token of Payload's says, once its signature by the key and its dates hold; else null. */
export async function claimsOf(key: string, token: string): Promise<Claims | null> {
  try {
    const { payload: all } = await jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] })
    const { id, sid, collection } = all
    if (typeof id !== 'string' || typeof sid !== 'string' || collection !== 'users') return null
    return { id, sessionId: sid, all }
  } catch {
    // A forged, foreign or expired token says nothing.
    return null
  }
}

/** The same session in a token whose own end lies further ahead. */
export async function renewedToken(key: string, claims: Claims): Promise<string> {
  const { iat: _issued, exp: _expires, ...fieldsToSign } = claims.all
  const { token } = await jwtSign({ fieldsToSign, secret: key, tokenExpiration: longestSession })
  return token
}

/** The key that Payload signs with, which is its own `secret`: the first half of the configured secret's hash. */
export function signingKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

/**
 * What is stored of the browser that a session was begun with: the names of its software, without versions, and where it
 * was, without its address. Country and city are stored as visits store them, in English or `local`; null is not known.
 */
export type SessionClient = {
  browser: string | null
  system: string | null
  country: string | null
  city: string | null
}

/** The browser that signs in: how it is shown, and whether somebody has signed in with it before. */
export type SigningIn = { client: SessionClient; device: KnownDevice | null }

const longestUserAgent = 400
const longestName = 100

export function signingIn(headers: Headers, key: string): SigningIn {
  const { browser, system } = softwareOf((headers.get('user-agent') ?? '').slice(0, longestUserAgent))
  // Written by the edge, which passes on nothing of that name that a visitor sends.
  const place = new URLSearchParams(headers.get('x-visitor-place') ?? '')
  return {
    client: {
      browser: browser?.name ?? null,
      system: system?.name ?? null,
      country: known(place.get('country')),
      city: known(place.get('city')),
    },
    device: deviceOf(headers, key),
  }
}

function known(name: string | null): string | null {
  return name && name !== 'unknown' ? name.slice(0, longestName) : null
}

/**
 * A session that lives. Its id is good for ending it and for nothing else: it is not the one that tokens name. Moments
 * are ISO 8601; `way` is null of a session that began before it was stored.
 */
export type LiveSession = SessionClient & {
  id: string
  isCurrent: boolean
  way: SignInWay | null
  beganAt: string
  usedAt: string
}

const client = 'a.browser, a.system, a.country, a.city'

/** Where somebody is signed in: the session that asks first, then by last use. */
export async function sessionsOf(
  database: Pool | PoolClient,
  userId: string,
  current: string | null,
): Promise<LiveSession[]> {
  const { rows } = await database.query<RowOf<LiveSession, 'beganAt' | 'usedAt'>>(
    `select a.id, a.session_id is not distinct from $2::text as "isCurrent", a.way, a.created_at as "beganAt",
       a.last_used_at as "usedAt", ${client}
     from session_activity a
     join users_sessions s on s.id = a.session_id
     join users u on u.id = s._parent_id
     where u.id = $1 and ${isAlive} and s.expires_at > now() and ${mayGoOn('$3')}
     order by 2 desc, a.last_used_at desc, a.id`,
    [userId, current, rolesThatNeedFactor()],
  )
  return rows.map(wired)
}

export type EndedSession = SessionClient & { sessionId: string }

/** Ends one session of this person's; null where it is none of theirs, or over already. */
export async function endOne(database: PoolClient, userId: string, id: string): Promise<EndedSession | null> {
  if (!isUuid(id)) return null
  const { rows } = await database.query<EndedSession>(
    `delete from session_activity a where a.user_id = $1 and a.id = $2
     returning a.session_id as "sessionId", ${client}`,
    [userId, id],
  )
  const [ended] = rows
  if (!ended) return null
  await database.query('delete from users_sessions where id = $1', [ended.sessionId])
  return ended
}

/** Ends every session of this person's but the one that is named; answers how many lived. */
export async function endAll(database: PoolClient, userId: string, except: string | null): Promise<number> {
  const live = await sessionsOf(database, userId, except)
  await endOtherSessions(database, userId, except)
  return live.filter(({ isCurrent }) => !isCurrent).length
}

/** Runs before Payload reads a token: what has been idle too long is no session any more when it looks. */
export const idleSessions: AuthStrategy = {
  name: 'idle-sessions',
  authenticate: async ({ headers }) => {
    if (headers.has('cookie') || headers.has('authorization')) await removeIdleSessions(databasePool())
    return { user: null }
  },
}

export const endSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const sessionId = sessionIdOf(req.user)
  if (sessionId) await endSession(databasePool(), sessionId)
}

/** The request's own user, as access control and hooks see it. */
export async function actAs(req: PayloadRequest, { id }: SignedInUser): Promise<void> {
  const user = await req.payload.findByID({ collection: 'users', id, req })
  Object.assign(req, { user: { ...user, collection: 'users' } as TypedUser })
}
