import type { Pool } from 'pg'
import { translatedTexts, type TranslatedText } from '../texts/translation-state.ts'
import type { State } from './kinds.ts'
import type { Counts, PendingText } from './pending.ts'
import { sha256 } from './sha256.ts'

/** The site's own texts that wait for a translator. */
export async function pendingTexts(pool: Pool): Promise<PendingText[]> {
  const [texts, english] = await Promise.all([translatedTexts(pool), leftInEnglish(pool)])
  return texts
    .filter((text) => text.state !== 'current' && text.english.trim() !== '' && !english.has(text.id))
    .map(pendingOf)
}

/** Like `nextPending`, of the site's own texts, which stand in the order of their keys. */
export function nextOfTexts(waiting: PendingText[], key: string): PendingText | null {
  const others = waiting.filter(({ field }) => field !== key)
  return others.find(({ field }) => field > key) ?? others[0] ?? null
}

export function countTexts(texts: PendingText[]): Counts {
  const count = (state: State) => texts.filter((text) => text.state === state).length
  return { missing: count('missing'), changed: count('changed') }
}

/** Takes the Hebrew of a text, or that there is none, as right for the English one that this hash is of. */
export async function confirmText(pool: Pool, id: string, hash: string): Promise<boolean> {
  const text = (await translatedTexts(pool)).find((known) => known.id === id)
  if (!text || sha256(text.english) !== hash) return false
  const { rowCount } = await pool.query(
    `update texts set hebrew_of = $2 where id = $1 and coalesce(nullif(en, ''), built_in_english, $2) = $2`,
    [id, text.english],
  )
  return rowCount === 1
}

/** Those of which somebody has said that the English text, as it is, needs no Hebrew. */
async function leftInEnglish(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from texts
     where hebrew_of = coalesce(nullif(en, ''), built_in_english) and coalesce(nullif(he, ''), built_in_hebrew) is null`,
  )
  return new Set(rows.map(({ id }) => id))
}

function pendingOf({ id, key, english, hebrew, state }: TranslatedText): PendingText {
  return {
    id,
    field: key,
    name: 'text',
    heading: key,
    english: english.slice(0, 400),
    hebrew: hebrew?.slice(0, 400) ?? null,
    place: key,
    element: 'field-he',
    state: state === 'missing' ? 'missing' : 'changed',
    hash: sha256(english),
  }
}
