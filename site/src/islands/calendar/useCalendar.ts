import { addMonths, dayKeyOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import type { CalendarState } from '../../events/calendar-state.ts'
import { type ListedEvent, wholeListedEvent } from '../../events/listed-event.ts'
import { browserAddressBar } from '../../stores/address-bar.ts'
import { createCalendarStore } from '../../stores/calendar.ts'
import { gridRange, monthsQuery } from '../../events/month-view.ts'
import { read } from '../../stores/reads.ts'
import type { EventFilter } from '@cyberluach/core/events/event-filter'
import type { NearestMonths } from '@cyberluach/core/events/figures'
import { useCalendarSetting } from './CalendarContext.tsx'

/** A month as it was read; `events` is null where it could not be. */
type Known = { events: readonly ListedEvent[] | null; isWhole: boolean }

type Options = {
  state: CalendarState
  events: readonly ListedEvent[] | null
  isWhole: boolean
  locale: Locale
  timeZone: string
}

/** What the calendar shows, with the events of its month. The months on either side are read ahead. */
export function useCalendar({ state: first, events, isWhole, locale, timeZone }: Options) {
  const [calendar] = useState(() =>
    createCalendarStore({
      first,
      locale,
      today: () => dayKeyOf(new Date(), timeZone),
      bar: browserAddressBar,
    }),
  )
  const state = useStore(calendar.$state)
  const [hasMoved, setMoved] = useState(false)
  const [known, setKnown] = useState<ReadonlyMap<MonthKey, Known>>(() => new Map([[first.month, { events, isWhole }]]))
  const { month } = state
  const shown = known.get(month)

  const read = useCallback(async (wanted: MonthKey) => {
    const fresh = await readMonth(wanted)
    setKnown((before) => {
      const events = fresh ?? before.get(wanted)?.events ?? null
      return new Map(before).set(wanted, { events, isWhole: true })
    })
  }, [])

  useEffect(() => calendar.follow(), [calendar])

  useEffect(
    () =>
      calendar.$state.listen((next, before) => {
        if (next.month === before?.month) return
        setMoved(true)
        setKnown(withoutFailed)
      }),
    [calendar],
  )

  const needsWhole = state.view === 'cards'
  const isEnough = shown !== undefined && (shown.isWhole || !needsWhole)
  useEffect(() => {
    if (!isEnough) void read(month)
  }, [month, isEnough, read])

  useEffect(() => {
    for (const neighbour of [addMonths(month, 1), addMonths(month, -1)]) if (!known.has(neighbour)) void read(neighbour)
  }, [month, known, read])

  const isFailed = shown?.events === null
  return {
    state,
    events: shown?.events ?? none,
    isLoading: !shown,
    isFailed,
    isEnough,
    hasMoved,
    change: calendar.change,
    goTo: calendar.goTo,
  }
}

/** What could not be read is asked for again when the visitor moves on. */
function withoutFailed(known: ReadonlyMap<MonthKey, Known>): ReadonlyMap<MonthKey, Known> {
  return new Map([...known].filter(([, { events }]) => events !== null))
}

const none: ListedEvent[] = []

/** The events that run in a month's six weeks; null where they cannot be read, which the calendar bears in silence. */
export async function readMonth(month: MonthKey): Promise<ListedEvent[] | null> {
  try {
    const query = { ...gridRange(month), running: 'all' } as const
    return (await read('GET /api/events', { query })).map(wholeListedEvent)
  } catch (reason) {
    console.warn('Events of the month could not be read.', reason)
    return null
  }
}

type UseNearestMonthsOptions = {
  month: MonthKey
  filter: EventFilter
  /** Whether the month has nothing to show, and whether there is more elsewhere is the question. */
  isWanted: boolean
  /** What the server has answered of what it shows. */
  first: NearestMonths | null
}

/** Where else there is something to show; null while that is not known, or cannot be. */
export function useNearestMonths({ month, filter, isWanted, first }: UseNearestMonthsOptions): NearestMonths | null {
  const { locale } = useCalendarSetting()
  const query = JSON.stringify(monthsQuery({ month, filter, locale }))
  const [known, setKnown] = useState(() => ({ query, answer: first }))
  const answer = known.query === query ? known.answer : null

  useEffect(() => {
    if (!isWanted || answer) return undefined
    let isCurrent = true
    read('GET /api/months', { query: JSON.parse(query) })
      .then((fresh) => isCurrent && setKnown({ query, answer: fresh }))
      .catch((reason: unknown) => console.warn('The months with events could not be read.', reason))
    return () => {
      isCurrent = false
    }
  }, [isWanted, answer, query])

  return isWanted ? answer : null
}
