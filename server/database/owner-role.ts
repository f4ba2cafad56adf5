import type pg from 'pg'
import { withClient } from './with-client.ts'

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
export async function prepareDatabase(
  addressOf: (database: string) => string,
  ownerPassword: string,
): Promise<void> {
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
