import { textEntry } from '@cyberluach/i18n/text-keys'
import type { TextOverrides } from '@cyberluach/i18n/text-overrides'
import type { Pool } from 'pg'

type Row = { key: string; en: string | null; he: string | null }

/** The texts that people changed, of both languages. */
export async function readOverrides(pool: Pool): Promise<TextOverrides> {
  const { rows } = await pool.query<Row>(
    `select key, en, he from texts where coalesce(en, '') <> '' or coalesce(he, '') <> '' order by key`,
  )
  const known = rows.filter(({ key }) => textEntry(key))
  return { en: changedIn(known, 'en'), he: changedIn(known, 'he') }
}

function changedIn(rows: Row[], locale: 'en' | 'he'): Record<string, string> {
  return Object.fromEntries(rows.flatMap(({ key, [locale]: text }) => (text ? [[key, text]] : [])))
}
