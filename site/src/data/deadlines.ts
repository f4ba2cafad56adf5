import {
  deadlineFilterKeys,
  deadlinesPath,
  deadlineQuery,
  mostClosed,
  readDeadlineFilter,
  type DeadlineFilter,
  type DeadlineList,
  type ListedDeadline,
} from '@cyberluach/core/deadlines/deadline-list'
import type { Deadline } from '@cyberluach/core/events/deadline'
import { dayKeyOf, addDays, monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { closingFigure, closingWords } from '@cyberluach/i18n/closing-words'
import { deadlineLine, type DeadlineLine } from '@cyberluach/i18n/deadlines'
import { placeOf } from '@cyberluach/i18n/places'
import { datesOf, titleOf } from '@cyberluach/i18n/event-words'
import { countryLabel, formatMonth, formatShortDate, formatTime } from '@cyberluach/i18n/format'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { requestedPage } from './blog.ts'
import { readCached } from './reads.ts'
import { siteTimeZone } from './site.ts'
import { today } from './today.ts'

/** All that the page of deadlines shows; `lost` where there is no such page, `away` while it cannot be read. */
export async function loadDeadlines(locals: App.Locals, query: URLSearchParams) {
  const page = requestedPage(query)
  const filter = readDeadlineFilter(query)
  if (page === null || !filter) return { kind: 'lost' as const }
  const asked = Object.fromEntries(deadlineQuery(filter))
  const list = await readCached(locals, 'GET /api/deadlines', { query: { ...asked, page } })
  if (!list) return { kind: list === undefined ? ('away' as const) : ('lost' as const) }
  if (!(await isKnown(locals, filter, list.choices))) return { kind: 'lost' as const }
  const now = new Date()
  const at = (number: number) => localePath(locals.locale, deadlinesPath(filter, number))
  const shown = (deadline: ListedDeadline) => shownDeadline(locals, deadline, now)
  const options = optionsOf(locals, list.choices, filter)
  const narrowed = narrowedTo(options, filter)
  return {
    kind: 'list' as const,
    list,
    filter,
    isFiltered: Object.values(filter).some((value) => value !== null),
    groups: groupedByDay(list.deadlines.map(shown), today()).map(({ month, deadlines }) => ({
      name: month ? formatMonth(locals.locale, month) : locals.t.deadlines.thisWeek,
      deadlines,
    })),
    closed: list.closed.map(shown),
    // Of more than are listed it is not known how many.
    closedWords: list.closed.length < mostClosed ? locals.t.deadlines.closedCount : locals.t.deadlines.closedLatest,
    options,
    offered: narrowingFields(list.choices, filter),
    heading: narrowed
      ? fill(locals.locale, locals.t.deadlines.filteredTitle, { filter: narrowed })
      : locals.t.deadlines.title,
    title: titleFor(locals, narrowed, page),
    canonical: deadlinesPath(filter, page),
    feed: feedOf(locals, filter),
    previous: page > 1 ? at(page - 1) : null,
    next: page < list.pages ? at(page + 1) : null,
  }
}

/** Whether there are events at the place and of the tag that an address names, with deadlines or without. */
async function isKnown(
  locals: App.Locals,
  { place, tag }: DeadlineFilter,
  choices: DeadlineList['choices'],
): Promise<boolean> {
  const named = [
    { kind: 'country', key: place, known: choices.places },
    { kind: 'tag', key: tag, known: choices.tags },
  ] as const
  const found = await Promise.all(
    named.map(async ({ kind, key, known }) => {
      if (!key || known.some((each) => each.key === key)) return true
      const query = { key, page: 1, day: today() }
      return (await readCached(locals, 'GET /api/event-lists/{kind}', { params: { kind }, query })) !== null
    }),
  )
  return found.every((each) => each)
}

export type DeadlinesPage = Extract<Awaited<ReturnType<typeof loadDeadlines>>, { kind: 'list' }>

export type ShownDeadline = ReturnType<typeof shownDeadline>

function shownDeadline({ locale, t }: App.Locals, deadline: ListedDeadline, now: Date) {
  const { event, url, kind } = deadline
  const line = deadlineLine({ locale, t }, deadline, { now, timeZone: siteTimeZone() })
  return {
    ...line,
    kind,
    type: event.eventType,
    state: event.state,
    words: closingWords(locale, t.deadlines, line, now),
    left: closingFigure(locale, line.closesAt, now),
    moment: momentOf(locale, deadline, line),
    title: titleOf(locale, event),
    path: localePath(locale, event.url),
    about: [datesOf(locale, event), placeOf(locale, event, t.dialog.online)].filter(Boolean),
    go: url,
  }
}

/** When it closes by the clock of the site, and on which day of it; of a whole day there, the day. */
export function momentOf(locale: Locale, { at, zone }: Pick<Deadline, 'at' | 'zone'>, line: DeadlineLine) {
  const timeZone = siteTimeZone()
  if (!at && zone === timeZone) return { day: line.day, text: formatShortDate(locale, line.day) }
  const day = dayKeyOf(new Date(line.closesAt), timeZone)
  return { day, text: `${formatShortDate(locale, day)}, ${formatTime(line.closesAt, timeZone)}` }
}

function titleFor({ locale, t }: App.Locals, narrowed: string, page: number): string {
  if (narrowed) return fill(locale, t.deadlines.filteredPageTitle, { filter: narrowed })
  return page > 1 ? fill(locale, t.deadlines.pagedTitle, { page: String(page) }) : t.deadlines.pageTitle
}

type Option = [value: string, name: string]

/** What the form offers; what is asked for is among it, also where nothing of it is open. */
function optionsOf({ locale, t }: App.Locals, choices: DeadlineList['choices'], filter: DeadlineFilter) {
  const places = choices.places.map(({ key, name }): Option => [
    key,
    key === 'online' ? t.common.online : countryLabel(locale, name),
  ])
  return {
    kind: withAsked(
      choices.kinds.map(({ kind }): Option => [kind, t.eventPage.deadlineKinds[kind]]),
      filter.kind,
      filter.kind ? t.eventPage.deadlineKinds[filter.kind] : '',
    ),
    place: withAsked(places, filter.place),
    tag: withAsked(
      choices.tags.map(({ key, name }): Option => [key, name]),
      filter.tag,
    ),
  }
}

/** What the list is narrowed to, in the words of the form; empty where it is whole. */
function narrowedTo(options: Record<keyof DeadlineFilter, Option[]>, filter: DeadlineFilter): string {
  return deadlineFilterKeys
    .flatMap((name) => options[name].find(([value]) => value === filter[name])?.[1] ?? [])
    .join(', ')
}

function withAsked(options: Option[], asked: string | null, name = asked ?? ''): Option[] {
  if (!asked || options.some(([value]) => value === asked)) return options
  return [...options, [asked, name]]
}

/** The address of the calendar of what is shown, in the reader's language. */
function feedOf({ locale }: App.Locals, filter: DeadlineFilter): string {
  const query = deadlineQuery(filter)
  if (locale === 'he') query.set('lang', 'he')
  return query.size > 0 ? `/deadlines.ics?${query}` : '/deadlines.ics'
}

/** So many days are told apart from the months, today the first. */
const nearDays = 7

/** What is near, and after that what stands in each month, by the day that its row shows; in the order given. */
export function groupedByDay<One extends { moment: { day: DayKey } }>(deadlines: readonly One[], today: DayKey) {
  const near = addDays(today, nearDays)
  const months = Map.groupBy(deadlines, ({ moment: { day } }) => (day < near ? null : monthOf(day)))
  return [...months].map(([month, those]) => ({ month, deadlines: those }))
}

/** The fields of the filter that narrow the list of what is open: what all of it shares narrows nothing. */
export function narrowingFields(
  { kinds, places, tags }: DeadlineList['choices'],
  filter: DeadlineFilter,
): (keyof DeadlineFilter)[] {
  // Each deadline is of one kind.
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const choices = { kind: kinds, place: places, tag: tags }
  return deadlineFilterKeys.filter((name) => filter[name] || choices[name].some(({ count }) => count < all))
}
