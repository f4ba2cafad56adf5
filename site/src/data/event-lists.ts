import type { BriefEvent } from '@cyberluach/core/events/event'
import { isMonthKey, monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { eventListPath, expectedMonth, type EventListKind } from '@cyberluach/core/events/event-lists'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import { localePath } from '@cyberluach/i18n/locales'
import { askedPage } from './blog-addresses.ts'
import { listMeta, listName, trailOf } from './event-list-names.ts'
import { readKept } from './kept-reads.ts'
import { today } from './today.ts'

/** Events of a list that begin in one month. */
export type MonthOfEvents = { month: MonthKey; events: BriefEvent[] }

/** All that a page of a list of events shows; `moved` where its address has capital letters, `lost` where there is no such page, `away` while it cannot be read. */
export async function loadEventList(
  locals: App.Locals,
  kind: EventListKind,
  key: string,
  query: URLSearchParams,
) {
  const path = eventListPath(kind, key.toLowerCase())
  if (key !== key.toLowerCase()) return { kind: 'moved' as const, path }
  const page = askedPage(query)
  if (page === null || !isAskable(kind, key)) return { kind: 'lost' as const }
  const day = today()
  const list = await readKept(locals, 'GET /api/event-lists/{kind}', {
    params: { kind },
    query: { key, page, day },
  })
  if (!list) return { kind: list === undefined ? ('away' as const) : ('lost' as const) }
  const at = (number: number) => localePath(locals.locale, eventListPath(kind, key, number))
  const isOver = (event: BriefEvent) => isOverOn(event, day)
  return {
    kind: 'list' as const,
    list,
    today: day,
    name: listName(locals, list),
    trail: trailOf(locals, list),
    meta: listMeta(locals, list),
    ahead: byMonth(list.events.filter((event) => !isOver(event))),
    over: byMonth(list.events.filter(isOver)),
    expectedIn: list.series && page === 1 ? expectedMonth(list.series, monthOf(day)) : null,
    previous: page > 1 ? at(page - 1) : null,
    next: page < list.pages ? at(page + 1) : null,
  }
}

export type ShownList = Extract<Awaited<ReturnType<typeof loadEventList>>, { kind: 'list' }>

/** What the API would refuse is nothing that there is. */
function isAskable(kind: EventListKind, key: string): boolean {
  if (kind === 'year') return /^\d{4}$/.test(key)
  if (kind === 'month') return isMonthKey(key)
  return key.length <= 200 && /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(key)
}

/** In their order, a group for each month that they begin in. */
function byMonth(events: readonly BriefEvent[]): MonthOfEvents[] {
  const groups: MonthOfEvents[] = []
  for (const event of events) {
    const month = monthOf(event.day)
    const last = groups.at(-1)
    if (last?.month === month) last.events.push(event)
    else groups.push({ month, events: [event] })
  }
  return groups
}
