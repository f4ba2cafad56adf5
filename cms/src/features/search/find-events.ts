import type { DayKey } from '@cyberluach/core/day-key'
import { mostCounted } from '@cyberluach/core/event-search'
import { foldedText } from '@cyberluach/core/folded-text'
import { readSearch, type SearchQuery } from '@cyberluach/core/search-query'
import type { Pool } from 'pg'
import { isCounted } from '../events/event-rows.ts'
import type { Conditions } from '../../platform/database/conditions.ts'
import { searchConditions } from './search-conditions.ts'

/** What narrows a search: conditions on a row `e` of `events`, and the day that counts as today. */
export type Narrowing = { today: DayKey; filter: Conditions }

/** An event that was found, with its days, and whether it counts. */
export type Hit = { id: string; day: DayKey; lastDay: DayKey; isCounted: boolean }

/** What was found: each side of today in its order, of many the nearest. */
export type Hits = { query: SearchQuery; ahead: Hit[]; earlier: Hit[]; total: number }

/** So many that those which do not count hide none that does. */
const mostRead = mostCounted + 60

/** How many of the events that were found count, `mostCounted` at most. */
export function countOf(hits: readonly Hit[]): number {
  return Math.min(hits.filter((hit) => hit.isCounted).length, mostCounted)
}

/** Finds what a text asks for. Each side is read by the days on which events end, and no further than it is counted. */
export async function findEvents(pool: Pool, text: string, { today, filter }: Narrowing): Promise<Hits> {
  const query = readSearch(text)
  if (!foldedText(text)) return { query, ahead: [], earlier: [], total: 0 }
  const values = [...filter.values]
  const bind = (value: unknown) => `$${values.push(value)}`
  const isFiltered = filter.values.length > 0
  const also = isFiltered
    ? `and exists (select from events e where e.id = s.event_id and ${filter.where})`
    : ''
  const day = bind(today)
  const conditions = searchConditions(query, bind)
  const halves = [['>=', 'asc'] as const, ['<', 'desc'] as const].flatMap(([sense, order]) =>
    conditions.map(
      (condition) =>
        `(select s.event_id as id, s.start_day as day, s.end_day as "lastDay" from event_search s
          where s.end_day ${sense} ${day} and ${condition} ${also}
          order by s.end_day ${order} limit ${mostRead})`,
    ),
  )
  const { rows } = await pool.query<Hit>(
    `select hit.*, ${isCounted} as "isCounted" from (${halves.join(' union ')}) hit join events e using (id)`,
    values,
  )
  const ahead = rows.filter(({ lastDay }) => lastDay >= today).sort((one, other) => by('lastDay', one, other))
  const earlier = rows
    .filter(({ lastDay }) => lastDay < today)
    .sort((one, other) => by('lastDay', other, one))
  return {
    query,
    ahead: ahead.slice(0, mostRead).sort((one, other) => by('day', one, other)),
    earlier: earlier.slice(0, mostRead).sort((one, other) => by('day', other, one)),
    total: rows.length,
  }
}

function by(key: 'day' | 'lastDay', one: Hit, other: Hit): number {
  return one[key] < other[key] ? -1 : Number(one[key] > other[key])
}
