import { addMonths, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { useCallback, useEffect, useState } from 'react'
import { readState, stateAddress, type CalendarState } from '../../calendar/calendar-state.ts'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { readMonth } from './month-events.ts'
import { whenVisitorStirs } from './when-visitor-stirs.ts'

export type GoTo = (month: MonthKey) => void

/** Changes what is shown and the address with it: as a step to go back over, or in place of where one is. */
export type Change = (part: Partial<CalendarState>, step?: 'push' | 'replace') => void

/** A month as it was read; `events` is null where it could not be. */
type Known = { events: ListedEvent[] | null; isWhole: boolean }

type Options = {
  state: CalendarState
  events: ListedEvent[] | null
  isWhole: boolean
  locale: Locale
  today: DayKey
}

/** What the calendar shows. It stands in the address, and the months on either side are read ahead. */
export function useCalendar({ state: firstState, events, isWhole, locale, today }: Options) {
  const [state, setState] = useState(firstState)
  const [hasMoved, setMoved] = useState(false)
  const [known, setKnown] = useState<ReadonlyMap<MonthKey, Known>>(
    () => new Map([[firstState.month, { events, isWhole }]]),
  )
  const { month } = state
  const shown = known.get(month)

  const read = useCallback(async (wanted: MonthKey) => {
    const fresh = await readMonth(wanted)
    setKnown((before) => {
      const events = fresh ?? before.get(wanted)?.events ?? null
      return new Map(before).set(wanted, { events, isWhole: true })
    })
  }, [])

  const show = useCallback(
    (next: CalendarState) => {
      setState(next)
      if (next.month === month) return
      setMoved(true)
      setKnown(withoutFailed)
    },
    [month],
  )

  const change = useCallback<Change>(
    (part, step = 'push') => {
      const next = { ...state, ...part }
      const address = stateAddress(locale, next, today)
      if (step === 'push') history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
      show(next)
    },
    [locale, show, state, today],
  )

  const goTo = useCallback<GoTo>(
    (target) => {
      if (target !== month) change({ month: target })
    },
    [change, month],
  )

  useEffect(() => {
    const follow = () => {
      const next = readState(new URLSearchParams(location.search), today)
      if (next) show(next)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [show, today])

  const needsWhole = state.view === 'cards' || state.filter.q !== ''
  const isEnough = shown !== undefined && (shown.isWhole || !needsWhole)
  useEffect(() => {
    if (!isEnough) void read(month)
  }, [month, isEnough, read])

  useEffect(() => {
    const run = () => {
      for (const neighbour of [addMonths(month, 1), addMonths(month, -1)])
        if (!known.has(neighbour)) void read(neighbour)
    }
    if (!hasMoved) return whenVisitorStirs(run)
    run()
    return undefined
  }, [month, hasMoved, known, read])

  const isFailed = shown?.events === null
  return {
    state,
    events: shown?.events ?? none,
    isLoading: !shown,
    isFailed,
    isEnough,
    hasMoved,
    change,
    goTo,
  }
}

/** What could not be read is asked for again when the visitor moves on. */
function withoutFailed(known: ReadonlyMap<MonthKey, Known>): ReadonlyMap<MonthKey, Known> {
  return new Map([...known].filter(([, { events }]) => events !== null))
}

const none: ListedEvent[] = []
