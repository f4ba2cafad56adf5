import { eventPath } from '@cyberluach/core/events/event'
import type { PoolClient } from 'pg'
import { slugColumn } from '../../events/rows.ts'

/** The event that a submission repeats, as its organizer hears of it. */
export type RepeatedEvent = { title: string; titleHe: string | null; path: string }

/** How much two titles have in common, of 1: half of their runs of three letters. */
const similarity = 0.5

/** The event of the same day whose title is most like that of the submission, in either language; null where none is. */
export async function readRepeatedEvent(
  client: PoolClient,
  submission: string,
  timeZone: string,
): Promise<RepeatedEvent | null> {
  const { rows } = await client.query<{ slug: string; title: string | null; titleHe: string | null }>(
    `select ${slugColumn}, en.title, he.title as "titleHe"
     from submissions s
     join events e on e.start_day = to_char(s.starts_at at time zone $2, 'YYYY-MM-DD')
       and e.submission_id is distinct from s.id and not e.is_sample and e.state <> 'cancelled'
     cross join lateral (
       select max(greatest(similarity(el.title, s.title), similarity(el.title, coalesce(s.title_he, '')))) as titles
       from events_locales el where el._parent_id = e.id
     ) alike
     left join events_locales en on en._parent_id = e.id and en._locale = 'en'
     left join events_locales he on he._parent_id = e.id and he._locale = 'he'
     where s.id = $1 and alike.titles >= $3
     order by alike.titles desc, e.created_at limit 1`,
    [submission, timeZone, similarity],
  )
  const [row] = rows
  return row
    ? { title: row.title ?? row.titleHe ?? '', titleHe: row.titleHe, path: eventPath(row.slug) }
    : null
}
