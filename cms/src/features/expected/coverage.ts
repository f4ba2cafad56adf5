import type { Coverage } from '@cyberluach/api/coverage'
import { addMonths, monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { coveredFacts } from '@cyberluach/core/events/expected'
import type { EventType } from '@cyberluach/core/events/event'
import type { Pool } from 'pg'
import { factConditions, isAhead, monthAhead } from '../events/ahead.ts'
import { expectationOf } from '@cyberluach/core/events/expected'
import { readKnownSeries, type KnownSeries } from './series.ts'

const monthsShown = 12

/** What of the calendar is ahead, what its events say, how fresh its lists are, and what of the watch lists is listed. */
export async function readCoverage(pool: Pool, today: DayKey): Promise<Coverage> {
  const [ahead, sources, known] = await Promise.all([
    readAhead(pool, today),
    readSources(pool),
    readKnownSeries(pool, today),
  ])
  return { ...ahead, sources, watched: watchedOf(known, today) }
}

type Counted = { month: string | null; type: EventType | null; country: string | null; by: number; count: number }

/** Which of month, kind and country a row is of, as `grouping` tells it. */
const by = { all: 7, month: 3, kind: 5, country: 6 }

async function readAhead(
  pool: Pool,
  today: DayKey,
): Promise<Pick<Coverage, 'ahead' | 'months' | 'kinds' | 'countries' | 'facts'>> {
  const [{ rows }, said] = await Promise.all([
    pool.query<Counted>({ name: 'what is ahead', text: counting, values: [today] }),
    pool.query<Record<string, number>>({ name: 'what events say', text: saying, values: [today] }),
  ])
  const counted = (of: keyof typeof by) => rows.filter((row) => row.by === by[of])
  const now = monthOf(today)
  return {
    ahead: counted('all')[0]?.count ?? 0,
    months: Array.from({ length: monthsShown }, (_, index) => {
      const month = addMonths(now, index)
      return { month, count: counted('month').find((row) => row.month === month)?.count ?? 0 }
    }),
    kinds: counted('kind').flatMap(({ type, count }) => (type ? { type, count } : [])),
    countries: counted('country').map(({ country, count }) => ({ country, count })),
    facts: coveredFacts.map((fact) => ({
      fact,
      count: said.rows[0]?.[fact] ?? 0,
      of: said.rows[0]?.[`of_${fact}`] ?? 0,
    })),
  }
}

const counting = `
  select ${monthAhead('$1')} as month, e.event_type as type, e.location_country as country, count(*)::int as count,
    grouping(${monthAhead('$1')}, e.event_type, e.location_country) as by
  from events e where ${isAhead('$1')}
  group by grouping sets ((), (1), (2), (3)) order by count(*) desc, 1, 2, 3`

const countIf = (condition: string, name: string) => `(count(*) filter (where ${condition}))::int as "${name}"`

const saying = `
  select ${Object.entries(factConditions((locale, column) => `${locale}.${column}`))
    .flatMap(([fact, { isOf, has }]) => [countIf(isOf, `of_${fact}`), countIf(`${isOf} and ${has}`, fact)])
    .join(', ')}
  from events e
  left join events_locales en on en._parent_id = e.id and en._locale = 'en'
  left join events_locales he on he._parent_id = e.id and he._locale = 'he'
  where ${isAhead('$1')}`

/** When each list that is on was last read, and when something in it last changed; the one that was longest not read first. */
async function readSources(pool: Pool): Promise<Coverage['sources']> {
  const { rows } = await pool.query<{ id: string; name: string; readAt: Date | null; changedAt: Date | null }>(
    `select s.id, s.name, max(r.started_at) filter (where r.outcome in ('changed', 'unchanged')) as "readAt",
       max(r.started_at) filter (where r.outcome = 'changed') as "changedAt"
     from sources s left join source_runs r on r.source_id = s.id
     where s.is_on group by s.id order by 3 nulls first, lower(s.name)`,
  )
  return rows.map(({ readAt, changedAt, ...source }) => ({
    ...source,
    readAt: readAt?.toISOString() ?? null,
    changedAt: changedAt?.toISOString() ?? null,
  }))
}

function watchedOf(known: readonly KnownSeries[], today: DayKey): Coverage['watched'] {
  const watched = known.filter(({ isWatched, isStopped }) => isWatched && !isStopped)
  const israeli = known.filter(({ country, isStopped, isAhead, isOurs }) => {
    return country === 'Israel' && !isStopped && !isAhead && !isOurs
  })
  return {
    series: watched.length,
    listed: watched.filter(({ isListed }) => isListed).length,
    israeli: israeli.map(({ id, name, nameHe, url, editions }) => {
      return { id, name, nameHe, url, months: expectationOf(editions, monthOf(today))?.months ?? [] }
    }),
  }
}
