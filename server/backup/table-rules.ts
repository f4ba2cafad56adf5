import type pg from 'pg'
import type { Table } from './frames.ts'
import { quoted, schemas } from './tables.ts'

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
  const triggers = (change: string) =>
    tables.map((table) => `alter table ${quoted(table)} ${change} trigger user`)
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
