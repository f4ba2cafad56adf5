import type { PoolClient } from 'pg'
import { withStatementTimeout } from '../../platform/database/transaction.ts'

/** A table with its primary key, and its columns that hold texts, or JSON values with texts in them. */
type TextTable = { schema: string; name: string; key: string[]; columns: TextColumn[]; policy: Policy }

type TextColumn = { name: string; jsonType: 'json' | 'jsonb' | null }

/** A row that names somebody, by the values of its primary key, and in which columns it does. */
type NamingRow = { key: string; columns: string[] }

/** A table and its rows that name somebody. */
export type Naming = { table: TextTable; rows: NamingRow[] }

/** What happens to a row that names somebody who is to be forgotten: the name is taken out, the row goes, or it stays. */
type Policy = 'mask' | 'remove' | 'leave'

const removed = new Set(['error_reports', 'idempotency_keys', '_private_jobs'])

/**
 * What the people of the site wrote themselves: it is told where it stands, and they change it. And the audit log, which
 * is never changed, and written without addresses.
 */
const left = new Set(
  `users passkeys posts posts_locales posts_texts _posts_v _posts_v_locales _posts_v_texts media media_locales texts
   faq_groups faq_groups_locales faq_groups_entries faq_groups_entries_locales digests digests_locales mail_settings
   audit_entries`.split(/\s+/),
)

/** Any table that is not named above loses the address, also one that a later version adds. */
function policyOf(table: string): Policy {
  if (removed.has(table)) return 'remove'
  return left.has(table) ? 'leave' : 'mask'
}

/** Where nothing that a person typed can stand: figures, keyed hashes, names of migrations. */
const numbersOnly =
  /^(visits|visit_days|page_views|visit_figures.*|load_figures.*|event_figures|analytics_salts|rate_limits|change_counters|session_activity|authenticator_apps|recovery_codes|sign_in_challenges|passkey_challenges|payload_migrations|migrations|media_files|translation_marks)$/

/** The rows that name whom the pattern describes, in every table in which an address can stand: each is read once. */
export async function tablesNaming(client: PoolClient, pattern: string): Promise<Naming[]> {
  const found: Naming[] = []
  for (const table of await textTables(client)) {
    const named = table.columns.map(
      ({ name }) => `case when ${columnOf(client, name)}::text ~* $1 then ${client.escapeLiteral(name)} end`,
    )
    const { rows } = await withStatementTimeout<NamingRow>(
      client,
      `select key, columns from (
         select ${keyOf(client, table)} as key, array_remove(array[${named.join(', ')}], null) as columns
         from ${nameOf(client, table)}
       ) searched where columns <> '{}'`,
      [pattern],
    )
    if (rows.length > 0) found.push({ table, rows })
  }
  return found
}

export function withoutIds(all: Naming[], ids: string[]): Naming[] {
  const own = new Set(ids.map((id) => JSON.stringify([id])))
  return all
    .map(({ table, rows }) => ({
      table,
      rows: isOfPeople(table) ? rows.filter(({ key }) => !own.has(key)) : rows,
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** How many texts name the person: a row may have several. */
export function textsNaming(all: Naming[]): number {
  return all.reduce((total, { rows }) => total + rows.reduce((sum, row) => sum + row.columns.length, 0), 0)
}

export function nameOf(client: PoolClient, { schema, name }: TextTable): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

export function columnOf(client: PoolClient, column: string): string {
  return client.escapeIdentifier(column)
}

/** The values of a row's primary key as one text. */
export function keyOf(client: PoolClient, { key }: TextTable): string {
  return `jsonb_build_array(${key.map((column) => columnOf(client, column)).join(', ')})::text`
}

function isOfPeople({ schema, name }: TextTable): boolean {
  return schema === 'public' && /^(submissions|subscribers|mails|calendar_offers)$/.test(name)
}

/** Without the addresses of accounts, which `own-records.ts` reads as the person's own. */
async function textTables(client: PoolClient): Promise<TextTable[]> {
  const { rows } = await client.query<Omit<TextTable, 'policy'>>(
    `select t.table_schema as schema, t.table_name as name,
       (select json_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = i.indrelid
          and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = format('%I.%I', t.table_schema, t.table_name)::regclass) as key,
       json_agg(json_build_object('name', c.column_name,
         'jsonType', case when c.data_type like 'json%' then c.data_type end) order by c.ordinal_position) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema in ('public', 'graphile_worker') and t.table_type = 'BASE TABLE'
       and (t.table_name, c.column_name) <> ('users', 'email')
       and c.data_type in ('text', 'character varying', 'json', 'jsonb') and c.is_generated = 'NEVER'
     group by t.table_schema, t.table_name
     order by t.table_schema, t.table_name`,
  )
  return rows.filter(({ name }) => !numbersOnly.test(name)).map((table) => ({ ...table, policy: policyOf(table.name) }))
}
