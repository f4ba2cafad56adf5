import pg from 'pg'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from './client.ts'

/** One line on why a database cannot be used, and whether that stays until somebody changes something. */
export type DatabaseError = { line: string; isLasting: boolean }

/** Wrong password, no such role or none that may come from here, no such database, no right to connect to it. */
const lastingCodes = new Set(['28P01', '28000', '3D000', '42501'])

/** Why the database lets us not in, never by its address, which may hold a password; null where it does. */
export async function databaseError(url: string, variable = 'DATABASE_URL'): Promise<DatabaseError | null> {
  return withConnection(url, variable, async () => null)
}

/**
 * Why the database lets us in and cannot hold the calendar: what it, or our role in it, is lacking, and what its owner
 * can do about that. A database that has the calendar already is not asked for rights that only a new one needs.
 */
export async function unfitDatabaseError(url: string, variable = 'DATABASE_URL'): Promise<DatabaseError | null> {
  return withConnection(url, variable, async (client) => {
    const found = (await client.query<Found>(question)).rows[0]
    if (!found || found.isReplica)
      return {
        line: `${variable} leads to a replica, which takes nothing: name its primary`,
        isLasting: false,
      }
    const lack = lackOf(found)
    return lack === null ? null : { line: `${variable}: ${lack}`, isLasting: true }
  })
}

type Found = {
  name: string
  role: string
  encoding: string
  isReplica: boolean
  isEmpty: boolean
  hasQueue: boolean
  hasTrigrams: boolean
  knowsTrigrams: boolean
  mayCreateSchemas: boolean
  mayCreateTables: boolean
}

const question = `select current_database() as name, current_user as role,
  pg_encoding_to_char(encoding) as encoding,
  pg_is_in_recovery() as "isReplica",
  to_regclass('public.payload_migrations') is null as "isEmpty",
  to_regnamespace('graphile_worker') is not null as "hasQueue",
  exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
  exists (select from pg_available_extensions where name = 'pg_trgm') as "knowsTrigrams",
  has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
  coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "mayCreateTables"
  from pg_database where datname = current_database()`

/** What a database, or our role in it, is lacking; null where it is nothing. */
export function lackOf(found: Found): string | null {
  const [name, role] = [pg.escapeIdentifier(found.name), pg.escapeIdentifier(found.role)]
  if (found.encoding !== 'UTF8')
    return `the database ${name} is encoded in ${found.encoding}, which has no room for Hebrew: make one by "create database … encoding 'UTF8' template template0"`
  if (!found.hasTrigrams && !found.knowsTrigrams)
    return 'the server has no extension pg_trgm: install what PostgreSQL brings beside itself (postgresql-contrib)'
  const grants = [
    ...(found.mayCreateSchemas || (found.hasQueue && found.hasTrigrams)
      ? []
      : [`grant create on database ${name} to ${role}`]),
    ...(found.mayCreateTables || !found.isEmpty ? [] : [`grant create on schema public to ${role}`]),
  ]
  if (grants.length === 0) return null
  return `the role ${role} may not create what the calendar is kept in: let the owner of the database run "${grants.join('; ')}" there`
}

async function withConnection(
  url: string,
  variable: string,
  ask: (client: pg.Client) => Promise<DatabaseError | null>,
): Promise<DatabaseError | null> {
  try {
    return await withClient(url, ask)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    const line = `${variable} leads to no database that lets us in (${reasonOf(error)})${hintOf(url)}`
    return { line, isLasting: lastingCodes.has(code) }
  }
}

/** What an error of the database or of the way to it says. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return message || code || 'no answer'
}

/** Of a password with an @ in it the last one is taken for the end, which need not be what was meant. */
function hintOf(url: string): string {
  return url.split('@').length > 2 ? '; an @ in its password is written as %40' : ''
}

const hearingMs = 3000

/**
 * One line where a connection to this database hears nothing of what others tell, as through a pooler that gives it to
 * somebody else after each transaction: pages would stay old, and locks would be left behind. null where it hears.
 */
export async function listenError(url: string, variable: string): Promise<string | null> {
  const channel = `hearing_${randomBytes(8).toString('hex')}`
  const heard = Promise.withResolvers<true>()
  return withClient(url, async (listener) => {
    listener.on('notification', () => heard.resolve(true))
    await listener.query(`listen ${channel}`)
    await withClient(url, (teller) => teller.query('select pg_notify($1, $2)', [channel, '']))
    const isHeard = await Promise.race([heard.promise, pause(hearingMs, false, { ref: false })])
    await listener.query(`unlisten ${channel}`)
    return isHeard ? null : errorOf(variable)
  })
}

function errorOf(variable: string): string {
  return variable === 'DATABASE_URL'
    ? 'DATABASE_URL passes no notices on, as a pooler in transaction mode does: set DATABASE_DIRECT_URL to the database itself'
    : `${variable} passes no notices on: it has to lead to the database itself, not to a pooler`
}
