import { once } from 'node:events'
import type pg from 'pg'
import type { Sequence, Table } from './frames.ts'

/** The product's own, and those of its queue. */
export const schemas = ['public', 'graphile_worker']

/** What the text of a row depends on, and limits that a long read or write would run into. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(`
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off;
    set statement_timeout = 0; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = 0;
    set search_path = public`)
}

/** Tables that hold rows, with the columns that are written: not what PostgreSQL works out. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name,
       array_agg(a.attname::text order by a.attname) as columns,
       array_agg(format_type(a.atttypid, a.atttypmod) order by a.attname) as types
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and n.nspname = any($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return rows
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname::text as schema, c.relname::text as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [schemas],
  )
  const sequences: Sequence[] = []
  for (const { schema, name } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted({ schema, name })}`,
    )
    sequences.push({ schema, name, value: values[0]?.value ?? '1', isCalled: values[0]?.called ?? false })
  }
  return sequences
}

/** Names of the migrations that ran, in their order; none where the database is empty. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('public.payload_migrations') as name`,
  )
  if (!found[0]?.name) return []
  const { rows } = await client.query<{ name: string }>(
    `select name from public.payload_migrations where batch >= 0 order by created_at, name`,
  )
  return rows.map(({ name }) => name)
}

/** Asked before a query: when it is over for the client too. A stream of rows ends a little earlier. */
export function untilFree(client: pg.Client): Promise<unknown> {
  const free = once(client, 'drain')
  free.catch(() => undefined) // the query itself rejects, too
  return free
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`
}

export function copied(table: Table): string {
  return `${quoted(table)} (${table.columns.map(quote).join(', ')})`
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/**
 * Takes away what would be done for each row that comes in: triggers, which would write what is in the backup anyway,
 * foreign keys, since rows come in the order of their tables, and indexes, which are made faster of all rows at once. All
 * three are the owner's to take away. What is answered puts them back, which checks all rows.
 */
export async function takeRulesAway(client: pg.Client, tables: Table[]): Promise<() => Promise<void>> {
  const foreign = await constraintsOf(client, ['f'])
  const unique = await constraintsOf(client, ['p', 'u', 'x'])
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class own on own.oid = i.indexrelid
     where c.relkind = 'r' and n.nspname = any($1) and not own.relispartition
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`,
    [schemas],
  )
  const all = async (statements: string[]) => {
    for (const statement of statements) await client.query(statement)
  }
  const dropped = ({ of, name }: Constraint) => `alter table ${of} drop constraint ${name}`
  const added = ({ of, name, rule }: Constraint) => `alter table ${of} add constraint ${name} ${rule}`
  const triggers = (change: string) => tables.map((table) => `alter table ${quoted(table)} ${change} trigger user`)
  await all([...triggers('disable'), ...foreign.map(dropped), ...unique.map(dropped)])
  await all(indexes.map(({ name }) => `drop index ${name}`))
  return () =>
    all([
      ...unique.map(added),
      ...indexes.map(({ definition }) => definition),
      ...foreign.map(added),
      ...triggers('enable'),
    ])
}

type Constraint = { of: string; name: string; rule: string }

async function constraintsOf(client: pg.Client, kinds: string[]): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select c.conrelid::regclass::text as of, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = any($1) and c.conrelid <> 0 and c.conparentid = 0 and n.nspname = any($2)`,
    [kinds, schemas],
  )
  return rows
}
