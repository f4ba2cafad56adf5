import { isCounted, shownTypeOf, shownTypes, type CalendarEvent, type ShownType } from '@cyberluach/core/events/event'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import {
  categoryOfAddress,
  categoryQuery,
  pageOfAddress,
  statisticsAddress,
  statisticsPath,
  type CategoryQuery,
  type StatisticsCategory,
} from '../events/statistics-category.ts'
import { countByType } from '../events/listed-event.ts'
import { loadRequestedEvent } from './event-page.ts'
import { glanceOf } from './figures.ts'
import { readCached, readCachedWithTotal } from './reads.ts'
import type { Figures } from '@cyberluach/core/events/figures'
import { countryLabel, formatMoney, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'

const cardsOfPage = 60

type StatisticsSummary = { total: number; counts: Record<ShownType, number> }

/** Everything the statistics page shows; `lost` where the category has no such page, or it names an event that is gone. */
export async function loadStats(locals: App.Locals, query: URLSearchParams) {
  const category = categoryOfAddress(query)
  const page = pageOfAddress(query)
  const [glance, opened] = await Promise.all([glanceOf(locals), loadRequestedEvent(locals, query)])
  if (opened.kind === 'gone') return { kind: 'lost' as const, what: 'event' as const, category }
  const figures = glance?.figures ?? null
  const asked = figures && categoryQuery(category, figures)
  const read = asked ? await readPage(locals, asked, figures.today, page) : nothing
  const { events = [], total } = read
  if (page > 1 && figures && read.events?.length === 0)
    return { kind: 'lost' as const, what: 'page' as const, category }
  const shown = category === 'upcoming-events' ? events.filter(hasNotStarted(new Date())) : events
  const isWhole = events.length === total
  const summary = isWhole || !asked ? summaryOf(shown.filter(isCounted)) : await readSummary(locals, asked)
  const isOver = (event: CalendarEvent) => isOverOn(event, figures?.today ?? event.day)
  return {
    kind: 'page' as const,
    category,
    page,
    ahead: shown.filter((event) => !isOver(event)),
    over: shown.filter(isOver),
    summary,
    subtitle: figures && summary.total > 0 ? categorySubtitle(locals, category, figures, summary.total) : null,
    openEvent:
      opened.kind === 'found'
        ? {
            event: opened.event,
            now: new Date().toISOString(),
            closeHref: statisticsAddress(locals.locale, category, page),
          }
        : null,
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
  const { answer, total } = await readCachedWithTotal(locals, 'GET /api/events', { query })
  return { events: answer ?? undefined, total: total ?? 0 }
}

function summaryOf(events: readonly CalendarEvent[]): StatisticsSummary {
  return { total: events.length, counts: countByType(events) }
}

/** The figures of a category that fills several pages: the API counts. */
async function readSummary(locals: App.Locals, asked: CategoryQuery): Promise<StatisticsSummary> {
  const read = await readCached(locals, 'GET /api/facets', { query: countedBy(asked) })
  const counts = Object.fromEntries(shownTypes.map((type) => [type, 0])) as Record<ShownType, number>
  for (const { type, count } of read?.types ?? []) counts[shownTypeOf(type)] += count
  return { total: read?.total ?? 0, counts }
}

/** Counts are of no sample, whether that is asked or not. */
function countedBy({ from, to, location, type, prize }: CategoryQuery) {
  return { from, to, location, type, prize }
}

const hasNotStarted = (now: Date) => (event: CalendarEvent) =>
  event.allDay || Date.parse(event.startDate) > now.getTime()

export type StatisticsPage = Awaited<ReturnType<typeof loadStats>>

/** The sentence under the title of a category: how many events it has, and what its figure stands for. */
export function categorySubtitle(
  { locale, t }: App.Locals,
  category: StatisticsCategory,
  { thisMonth, prizes, topCountry, popularType }: Figures,
  n: number,
): string {
  return fill(locale, t.statsPage.types[category].subtitle, {
    n,
    month: formatMonthName(locale, thisMonth.month),
    amount: formatMoney(prizes.amount),
    country: topCountry ? countryLabel(locale, topCountry.country) : t.common.unknownCountry,
    type: popularType ? t.common.types[popularType.type] : '',
  })
}
