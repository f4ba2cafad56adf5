import type { DayKey } from '@cyberluach/core/dates/day-key'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { Pool } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'
import { logger } from '../../platform/logger.ts'

const longest = 60
/** A number of a phone, an account or a ticket is somebody's. */
const mostDigits = 4
/** Whoever asks for what nobody means fills no disk. */
const mostKept = 5_000

/**
 * Counts a search that found nothing, by its folded text and the day: nobody's, and none that may name somebody (an
 * address, a number). More than five thousand are not kept.
 */
export async function countMiss(text: string, day: DayKey): Promise<void> {
  const folded = foldedText(text)
  const digits = folded.replace(/\D/g, '').length
  if (text.includes('@') || folded.length < 2 || folded.length > longest || digits > mostDigits) return
  const counting = inTransaction((client) =>
    client.query(
      `insert into search_misses as kept (text, day)
       select $1, $2 where (select count(*) from search_misses) < ${mostKept}
       on conflict (text, day) do update set times = kept.times + 1`,
      [folded, day],
    ),
  )
  // On a full disk, or beside a database that takes no writes, the answer is still one.
  await counting.catch((error: unknown) => logger.warn({ err: error }, 'a search that found nothing was not counted'))
}

export type Miss = { text: string; days: number; times: number }

/** A text is shown once it was looked for on so many days. */
const leastDays = 3
const mostShown = 20

/** What was looked for on several days and not found, and has no name yet; the most asked for first. */
export async function readMisses(pool: Pool): Promise<Miss[]> {
  const { rows } = await pool.query<Miss>(
    `select text, count(*)::int as days, sum(times)::int as times from search_misses m
     where not exists (select from search_names n where n.typed = m.text)
     group by text having count(*) >= ${leastDays} order by days desc, times desc, text limit ${mostShown}`,
  )
  return rows
}

/** Forgets what was looked for more than a year ago. */
export async function removeOldMisses(pool: Pool): Promise<void> {
  await pool.query(`delete from search_misses where day < (now() - interval '1 year')::date`)
}
