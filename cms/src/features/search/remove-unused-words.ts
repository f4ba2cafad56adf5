import type { Pool } from 'pg'

/** Forgets the words of names that no event has any more, in one pass over all events. */
export async function removeUnusedWords(pool: Pool): Promise<void> {
  await pool.query(
    `with used as materialized (
       select distinct word from event_search s,
         regexp_split_to_table(left(s.everything, strpos(s.everything, '||') - 1), '[ |]+') as words(word)
     )
     delete from search_words kept where not exists (select from used where used.word = kept.word)`,
  )
}
