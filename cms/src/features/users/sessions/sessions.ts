import { isUuid } from '@cyberluach/core/uuid'
import type { Pool, PoolClient } from 'pg'
import { endOtherSessions, isAlive, mayGoOn, type SignInWay } from '../activity.ts'
import { rolesThatNeedFactor } from '../second-factor/required.ts'
import type { SessionClient } from './session-client.ts'

/**
 * A session that lives. Its id is good for ending it and for nothing else: it is not the one that tokens name. Moments
 * are ISO 8601; `way` is null of a session that began before it was kept.
 */
export type LiveSession = SessionClient & {
  id: string
  isCurrent: boolean
  way: SignInWay | null
  beganAt: string
  usedAt: string
}

type Row = SessionClient & { id: string; isCurrent: boolean; way: SignInWay | null; began: Date; used: Date }

const client = 'a.browser, a.system, a.country, a.city'

/** Where somebody is signed in: the session that asks first, then by last use. */
export async function sessionsOf(
  database: Pool | PoolClient,
  userId: string,
  current: string | null,
): Promise<LiveSession[]> {
  const { rows } = await database.query<Row>(
    `select a.id, a.session_id is not distinct from $2::text as "isCurrent", a.way, a.created_at as began,
       a.last_used_at as used, ${client}
     from session_activity a
     join users_sessions s on s.id = a.session_id
     join users u on u.id = s._parent_id
     where u.id = $1 and ${isAlive} and s.expires_at > now() and ${mayGoOn('$3')}
     order by 2 desc, a.last_used_at desc, a.id`,
    [userId, current, rolesThatNeedFactor()],
  )
  return rows.map(({ began, used, ...row }) => ({
    ...row,
    beganAt: began.toISOString(),
    usedAt: used.toISOString(),
  }))
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

/** Ends every session of this person's but the one that is kept; answers how many lived. */
export async function endAll(database: PoolClient, userId: string, kept: string | null): Promise<number> {
  const live = await sessionsOf(database, userId, kept)
  await endOtherSessions(database, userId, kept)
  return live.filter(({ isCurrent }) => !isCurrent).length
}
