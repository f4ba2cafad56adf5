import { parsedJson } from '@cyberluach/core/text/json'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfThere, writePrivate } from '../data/private-file.ts'
import { LastingRefusal } from '../refusal.ts'
import { isInitialised } from './cluster.ts'
import type { ClusterPlace } from './cluster-place.ts'
import type pg from 'pg'
import { withClient } from './client.ts'

/**
 * The embedded database's passwords, and the port that it had last. `password` is the superuser's, whom only the start
 * and the commands beside it speak for; `ownerPassword` that of the role that the product is, none yet before its first
 * start with this program.
 */
export type Access = z.infer<typeof accessSchema>

const password = z.string().regex(/^[0-9a-f]+$/)
const accessSchema = z.object({
  password,
  ownerPassword: password.optional(),
  port: z.int().min(0).max(65_535),
})

export const accessFile = (dataFolder: string): string => join(dataFolder, 'database.json')

/** What the data folder keeps of it, or null where it keeps nothing; throws one line where that is not ours. */
export async function storedAccess(dataFolder: string): Promise<Access | null> {
  const path = accessFile(dataFolder)
  const stored = await readIfThere(path)
  if (stored === null) return null
  const access = accessSchema.safeParse(parsedJson(stored))
  if (!access.success) throw unreadable(path, 'is not what was written there', dataFolder)
  return access.data
}

/** For a new database; throws where there is one already, which nothing new would open. */
export async function newAccess(dataFolder: string, place: ClusterPlace): Promise<Access> {
  if (await isInitialised(place)) {
    const both = place.movedAside ? `${dataFolder} and ${place.folder}` : dataFolder
    throw unreadable(accessFile(dataFolder), 'is missing', both)
  }
  const access = { password: newPassword(), port: 0 }
  await keepAccess(dataFolder, access)
  return access
}

export function newPassword(): string {
  return randomBytes(24).toString('hex')
}

export function keepAccess(dataFolder: string, access: Access): Promise<void> {
  return writePrivate(accessFile(dataFolder), JSON.stringify(access))
}

function unreadable(path: string, problem: string, folders: string): Error {
  return new LastingRefusal(`${path} ${problem}: restore it from a backup, or move ${folders} aside to begin anew`)
}

/** The role that the product is, and the database that belongs to it. */
export const ownerRole = 'cyberluach'
export const databaseName = 'cyberluach'

/** A role may be nothing but what it owns: whoever speaks in its name reads no file and starts no program. */
const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/**
 * What the superuser owns in a database, from when the product was the superuser, as the statements that give it to the
 * owner. Extensions stay, and so do sequences of columns, which go with their tables.
 */
const handovers = `
  with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
    ofExtensions as (select classid, objid from pg_depend where deptype = 'e')
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement from (
    select 'pg_namespace'::regclass as class, oid, nspowner as owner, 'schema' as kind, quote_ident(nspname) as name
    from pg_namespace where oid in (select oid from ours)
    union all
    select 'pg_class'::regclass, oid, relowner, 'table', oid::regclass::text from pg_class c
    where relnamespace in (select oid from ours) and (relkind in ('r', 'p', 'v', 'm', 'f') or (relkind = 'S'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
        and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))))
    union all
    select 'pg_proc'::regclass, oid, proowner, 'routine', oid::regprocedure::text from pg_proc
    where pronamespace in (select oid from ours)
    union all
    select 'pg_type'::regclass, oid, typowner, 'type', format_type(oid, null) from pg_type t
    where typnamespace in (select oid from ours) and (typtype in ('e', 'd', 'r')
      or (typtype = 'c' and exists (select from pg_class where oid = t.typrelid and relkind = 'c')))
  ) things
  where owner = 10 and not exists (select from ofExtensions where classid = class and objid = things.oid)`

/**
 * Sees to it that the database is there and belongs, with all that is in it, to a role that is no superuser. `addressOf`
 * gives the superuser's address of a database. What a cluster held when the product was its superuser is handed over whole
 * or not at all.
 */
export async function prepareDatabase(addressOf: (database: string) => string, ownerPassword: string): Promise<void> {
  await withClient(addressOf('postgres'), async (client) => {
    const password = client.escapeLiteral(ownerPassword)
    const verb = (await isThere(client, 'pg_roles where rolname = $1', ownerRole)) ? 'alter' : 'create'
    await client.query(`${verb} role ${ownerRole} with ${rights} password ${password}`)
    const change = (await isThere(client, 'pg_database where datname = $1', databaseName))
      ? `alter database ${databaseName} owner to ${ownerRole}`
      : `create database ${databaseName} owner ${ownerRole}`
    await client.query(change)
  })
  await withClient(addressOf(databaseName), async (client) => {
    await client.query('begin')
    await client.query(`set local search_path = ''`)
    const { rows } = await client.query<{ statement: string }>(handovers, [ownerRole])
    for (const { statement } of rows) await client.query(statement)
    await client.query('commit')
  })
}

async function isThere(client: pg.Client, where: string, name: string): Promise<boolean> {
  return ((await client.query(`select from ${where}`, [name])).rowCount ?? 0) > 0
}
