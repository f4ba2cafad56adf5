import { call, callWithTotal } from '@cyberluach/api/client'
import type { DayKey } from '@cyberluach/core/day-key'
import {
  mainEventTypes,
  type CalendarEvent,
  type MainEventType,
  type ShownType,
} from '@cyberluach/core/event'
import { isOverOn } from '@cyberluach/core/runs-on'
import {
  categoryOfAddress,
  categoryQuery,
  pageOfAddress,
  statisticsAddress,
  statisticsPath,
  type CategoryQuery,
} from '../events/statistics-category.ts'
import { countByType } from '../events/type-counts.ts'
import { categorySubtitle } from './stats-subtitle.ts'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'

const cardsOfPage = 60

type StatisticsSummary = { total: number; counts: Record<ShownType, number> }

/** Everything the statistics page shows; `lost` where the category has no such page. */
export async function loadStats(locals: App.Locals, query: URLSearchParams) {
  const category = categoryOfAddress(query)
  const page = pageOfAddress(query)
  const figures = await readOrNull(locals, (signal) => call('GET /api/figures', { base: cmsUrl(), signal }))
  const asked = figures && categoryQuery(category, figures)
  const { events, total } = asked ? await readPage(locals, asked, figures.today, page) : nothing
  if (page > 1 && events.length === 0 && !locals.incomplete) return { kind: 'lost' as const, category }
  const shown = category === 'upcoming-events' ? events.filter(hasNotStarted(new Date())) : events
  const isWhole = events.length === total
  const summary =
    isWhole || !asked
      ? { total: shown.length, counts: countByType(shown) }
      : await readSummary(locals, asked, total)
  const isOver = (event: CalendarEvent) => isOverOn(event, figures?.today ?? event.day)
  return {
    kind: 'page' as const,
    category,
    page,
    ahead: shown.filter((event) => !isOver(event)),
    over: shown.filter(isOver),
    summary,
    subtitle:
      figures && summary.total > 0 ? categorySubtitle(locals, category, figures, summary.total) : null,
    canonical: statisticsPath(category, page),
    previous: page > 1 ? statisticsAddress(locals.locale, category, page - 1) : null,
    next: page * cardsOfPage < total ? statisticsAddress(locals.locale, category, page + 1) : null,
  }
}

const nothing = { events: [], total: 0 }

/** What comes next stands on the first pages, what is over on the last. */
async function readPage(locals: App.Locals, asked: CategoryQuery, today: DayKey, page: number) {
  const query = {
    ...asked,
    order: 'next-first',
    at: today,
    limit: cardsOfPage,
    offset: (page - 1) * cardsOfPage,
  } as const
  const read = await readOrNull(locals, (signal) =>
    callWithTotal('GET /api/events', { base: cmsUrl(), query, signal }),
  )
  return { events: read?.answer ?? [], total: read?.total ?? 0 }
}

/** The figures of a category that fills several pages: the API counts, and no event but one a kind is read. */
async function readSummary(
  locals: App.Locals,
  asked: CategoryQuery,
  total: number,
): Promise<StatisticsSummary> {
  const counts = await Promise.all(
    mainEventTypes.map(async (type) => [type, await readCount(locals, asked, type)] as const),
  )
  const other = total - counts.reduce((sum, [, count]) => sum + count, 0)
  return { total, counts: { ...(Object.fromEntries(counts) as Record<MainEventType, number>), other } }
}

async function readCount(locals: App.Locals, asked: CategoryQuery, type: MainEventType): Promise<number> {
  if (asked.type && asked.type !== type) return 0
  const query = { ...asked, type, limit: 1 }
  const read = await readOrNull(locals, (signal) =>
    callWithTotal('GET /api/events', { base: cmsUrl(), query, signal }),
  )
  return read?.total ?? 0
}

const hasNotStarted = (now: Date) => (event: CalendarEvent) =>
  event.allDay || Date.parse(event.startDate) > now.getTime()

export type StatisticsPage = Awaited<ReturnType<typeof loadStats>>
