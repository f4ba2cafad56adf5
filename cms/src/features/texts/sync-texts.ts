import { textEntries, type TextEntry } from '@cyberluach/i18n/editable-texts'
import type { Pool } from 'pg'

type Row = { key: string; english: string | null; hebrew: string | null; isChanged: boolean }

/**
 * Gives each text of the site its row, with the built-in texts beside those that people write. A row whose text is gone
 * leaves, unless somebody changed it. Writes nothing where nothing differs, so that a start drops no page from a cache.
 */
export async function syncTexts(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Row>(
    `select key, built_in_english as english, built_in_hebrew as hebrew,
       coalesce(en, '') <> '' or coalesce(he, '') <> '' as "isChanged" from texts`,
  )
  const stored = new Map(rows.map((row) => [row.key, row]))
  const entries = textEntries()
  const added = entries.filter(({ key }) => !stored.has(key))
  if (added.length > 0) await insert(pool, added)
  const changed = entries.filter((entry) => differs(entry, stored.get(entry.key)))
  if (changed.length > 0) await update(pool, changed)
  const known = new Set(entries.map(({ key }) => key))
  const gone = rows.flatMap(({ key, isChanged }) => (known.has(key) || isChanged ? [] : [key]))
  if (gone.length > 0) await pool.query('delete from texts where key = any($1)', [gone])
}

function differs({ english, hebrew }: TextEntry, row: Row | undefined): boolean {
  return row !== undefined && (row.english !== english || row.hebrew !== hebrew)
}

async function insert(pool: Pool, entries: TextEntry[]): Promise<void> {
  await pool.query(
    `insert into texts (key, area, built_in_english, built_in_hebrew)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict (key) do nothing`,
    columnsOf(entries),
  )
}

async function update(pool: Pool, entries: TextEntry[]): Promise<void> {
  await pool.query(
    `update texts set area = given.area, built_in_english = given.english, built_in_hebrew = given.hebrew
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (key, area, english, hebrew)
     where texts.key = given.key`,
    columnsOf(entries),
  )
}

function columnsOf(entries: TextEntry[]): (string | null)[][] {
  return (['key', 'area', 'english', 'hebrew'] as const).map((name) => entries.map((entry) => entry[name]))
}
