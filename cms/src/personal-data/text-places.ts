import type { PoolClient } from 'pg'

/** A column that holds texts, or JSON values with texts in them. */
export type TextPlace = { schema: string; table: string; column: string; isJson: boolean; policy: Policy }

/** What happens to a row that names somebody who is to be forgotten: the name is taken out, the row goes, or it stays. */
type Policy = 'mask' | 'remove' | 'leave'

/** Any table that is not named here loses the address, also one that a later version adds. */
const policies: Record<string, Policy> = {
  error_reports: 'remove',
  idempotency_keys: 'remove',
  _private_jobs: 'remove',
  // What the people of the site wrote themselves: it is told where it stands, and they change it.
  users: 'leave',
  posts: 'leave',
  posts_locales: 'leave',
  posts_texts: 'leave',
  _posts_v: 'leave',
  _posts_v_locales: 'leave',
  _posts_v_texts: 'leave',
  media: 'leave',
  media_locales: 'leave',
  texts: 'leave',
  faq_groups: 'leave',
  faq_groups_locales: 'leave',
  faq_groups_entries: 'leave',
  faq_groups_entries_locales: 'leave',
  digests: 'leave',
  digests_locales: 'leave',
  mail_settings: 'leave',
  // Never changed, and written without addresses.
  audit_entries: 'leave',
}

/** Where nothing that a person typed can stand: figures, keyed hashes, names of migrations. */
const numbersOnly =
  /^(visits|page_views|visit_figures.*|load_figures.*|event_figures|analytics_salts|rate_limits|change_counters|session_activity|payload_migrations|migrations|media_files|translation_marks)$/

/** Every column of the database in which an address can stand. */
export async function textPlaces(client: PoolClient): Promise<TextPlace[]> {
  const { rows } = await client.query<Omit<TextPlace, 'isJson' | 'policy'> & { type: string }>(
    `select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'graphile_worker') and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'character varying', 'json', 'jsonb') and c.is_generated = 'NEVER'
     order by c.table_schema, c.table_name, c.ordinal_position`,
  )
  return rows
    .filter(({ table }) => !numbersOnly.test(table))
    .map(({ schema, table, column, type }) => ({
      schema,
      table,
      column,
      isJson: type.startsWith('json'),
      policy: policies[table] ?? 'mask',
    }))
}

/** Their rows have ids by which a person's own ones can be left aside. */
const tablesOfPeople = new Set(['submissions', 'subscribers', 'mails'])

/** The columns in which the pattern stands, and in how many rows besides those of the given ids. */
export async function placesNaming(
  client: PoolClient,
  pattern: string,
  except: string[] = [],
): Promise<(TextPlace & { rows: number })[]> {
  const found: (TextPlace & { rows: number })[] = []
  for (const place of await textPlaces(client)) {
    const isOfPeople = place.schema === 'public' && tablesOfPeople.has(place.table)
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${nameOf(client, place)} where ${columnOf(client, place)}::text ~* $1
       ${isOfPeople ? 'and id <> all($2::uuid[])' : ''}`,
      isOfPeople ? [pattern, except] : [pattern],
    )
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) found.push({ ...place, rows: count })
  }
  return found
}

export function nameOf(client: PoolClient, { schema, table }: TextPlace): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`
}

export function columnOf(client: PoolClient, { column }: TextPlace): string {
  return client.escapeIdentifier(column)
}
