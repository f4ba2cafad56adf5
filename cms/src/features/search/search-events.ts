import { monthOf, type MonthKey } from '@cyberluach/core/day-key'
import { byStart, latestFirst } from '@cyberluach/core/event-order'
import type { Elsewhere, EventSearch, FoundEvents } from '@cyberluach/core/event-search'
import type { MonthCount } from '@cyberluach/core/nearest-months'
import type { Understood } from '@cyberluach/core/search-query'
import type { Pool } from 'pg'
import { eventTables, briefColumns, briefOf, type BriefRow, type EventRow } from '../events/event-rows.ts'
import { correctedSearch } from './correct-search.ts'
import { countOf, findEvents, type Hit, type Hits, type Narrowing } from './find-events.ts'

type Options = Narrowing & {
  /** The same without what the visitor has set beside the search. */
  unfiltered: Narrowing['filter']
  timeZone: string
  /** The most events on either side of today. */
  limit: number
}

/** Searches over all dates; where nothing is found, in another spelling, and then for where there would be something. */
export async function searchEvents(pool: Pool, text: string, options: Options): Promise<EventSearch> {
  const written = await findEvents(pool, text, options)
  const corrected = written.total === 0 ? await correctedSearch(text, written.query) : null
  const inOther = corrected ? await findEvents(pool, corrected, options) : null
  const hits = inOther && inOther.total > 0 ? inOther : written
  const [ahead, earlier] = await eventsOf(pool, hits, options)
  return {
    understood: hits.query.understood.map(withoutSaid),
    corrected: hits === inOther ? corrected : null,
    ahead,
    earlier,
    elsewhere:
      hits.total === 0 ? await lookElsewhere(pool, corrected ?? text, inOther ?? written, options) : null,
  }
}

function withoutSaid({ kind, value, text, rest }: Hits['query']['understood'][number]): Understood {
  return { kind, value, text, rest } as Understood
}

type LinkedRow = BriefRow & Pick<EventRow, 'slug'>

async function eventsOf(
  pool: Pool,
  { ahead, earlier }: Hits,
  { limit, timeZone }: Options,
): Promise<[FoundEvents, FoundEvents]> {
  const shown = [ahead.slice(0, limit), earlier.slice(0, limit)] as const
  const ids = shown.flat().map(({ id }) => id)
  const { rows } =
    ids.length > 0
      ? await pool.query<LinkedRow>(
          `select ${briefColumns} from ${eventTables} where e.id = any($1::uuid[])`,
          [ids],
        )
      : { rows: [] }
  const byId = new Map(rows.map((row) => [row.id, row]))
  const eventsIn = (part: Hit[]) =>
    part.flatMap(({ id }) => {
      const row = byId.get(id)
      return row ? [briefOf(row, timeZone)] : []
    })
  return [
    { total: countOf(ahead), events: byStart(eventsIn(shown[0])) },
    { total: countOf(earlier), events: latestFirst(eventsIn(shown[1])) },
  ]
}

/** Another spelling, other months, and what the filters leave out. */
async function lookElsewhere(pool: Pool, text: string, hits: Hits, options: Options): Promise<Elsewhere> {
  const { today, filter, unfiltered } = options
  const guess = await correctedSearch(text, hits.query, 1)
  const guessed = guess ? await findEvents(pool, guess, options) : null
  const month = hits.query.understood.find(({ kind }) => kind === 'month')
  const nearest = month?.rest ? await findEvents(pool, month.rest, options) : null
  const asked = month && askedMonth(month.value, monthOf(today))
  const isFiltered = filter.values.length > unfiltered.values.length
  const without = isFiltered ? await findEvents(pool, text, { today, filter: unfiltered }) : null
  return {
    suggestion: guess && guessed && guessed.total > 0 ? { q: guess, total: totalOf(guessed) } : null,
    ...(nearest && asked ? nearestTo(asked, nearest) : { previous: null, next: null }),
    withoutMonth: month?.rest ?? '',
    withoutFilters: without ? totalOf(without) : 0,
  }
}

function totalOf({ ahead, earlier }: Hits): number {
  return countOf([...ahead, ...earlier])
}

/** A month of no year is the next of its name. */
function askedMonth(value: string, now: MonthKey): MonthKey {
  if (value.length > 2) return value
  const year = Number(now.slice(0, 4))
  return `${value < now.slice(5) ? year + 1 : year}-${value}`
}

function nearestTo(month: MonthKey, { ahead, earlier }: Hits): Pick<Elsewhere, 'previous' | 'next'> {
  const counts = new Map<MonthKey, number>()
  for (const { day, isCounted } of [...ahead, ...earlier])
    if (isCounted) counts.set(monthOf(day), (counts.get(monthOf(day)) ?? 0) + 1)
  const months = [...counts].map(([key, count]): MonthCount => ({ month: key, count }))
  const inOrder = months.sort((one, other) => one.month.localeCompare(other.month))
  return {
    previous: inOrder.findLast((one) => one.month < month) ?? null,
    next: inOrder.find((one) => one.month > month) ?? null,
  }
}
