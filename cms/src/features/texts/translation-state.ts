import type { Pool } from 'pg'

/** How a text stands between the two languages. */
type TranslationState = 'missing' | 'outdated' | 'current'

export type TranslatedText = {
  id: string
  key: string
  area: string
  /** As the site shows them now. */
  english: string
  hebrew: string | null
  /** The English text that the Hebrew one was written for. */
  hebrewOf: string
  state: TranslationState
}

type Row = Omit<TranslatedText, 'state'>

/**
 * Every text with how it stands between the languages. Hebrew is missing where nobody wrote it and none is built in, and
 * outdated where the English is no longer the one it was written for: the built-in Hebrew belongs to the built-in
 * English. The Hebrew form for two belongs to the English form for many.
 */
export async function translatedTexts(pool: Pool): Promise<TranslatedText[]> {
  const { rows } = await pool.query<Row>(
    `with read as (
       select id, key, area, coalesce(nullif(en, ''), built_in_english) as english, built_in_english,
         coalesce(nullif(he, ''), built_in_hebrew) as hebrew, hebrew_of
       from texts where built_in_english is not null or built_in_hebrew is not null
     )
     select read.id, read.key, read.area, read.hebrew,
       coalesce(read.english, many.english, '') as english,
       coalesce(read.hebrew_of, read.built_in_english, many.built_in_english, '') as "hebrewOf"
     from read left join read many
       on read.english is null and many.key = regexp_replace(read.key, '\\.two$', '.other')
     order by read.key`,
  )
  return rows.map((row) => ({ ...row, state: stateOf(row) }))
}

function stateOf({ english, hebrew, hebrewOf }: Row): TranslationState {
  if (!hebrew) return 'missing'
  return english === hebrewOf ? 'current' : 'outdated'
}
