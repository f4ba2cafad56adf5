import { addMonths, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { useCallback, useEffect, useRef, useState } from 'react'
import { monthAddress, monthOfAddress } from '../../calendar/addresses.ts'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { readMonth } from './month-events.ts'

export type GoTo = (month: MonthKey) => void

type Shown = { month: MonthKey; events: ListedEvent[]; isLoading: boolean; hasMoved: boolean }

type Options = { month: MonthKey; events: ListedEvent[]; locale: Locale; today: DayKey }

/** The month on show. Moving keeps it in the address, and the months on either side are read ahead. */
export function useMonth({ month: firstMonth, events: firstEvents, locale, today }: Options) {
  const known = useRef(new Map([[firstMonth, firstEvents]]))
  const [shown, setShown] = useState<Shown>({
    month: firstMonth,
    events: firstEvents,
    isLoading: false,
    hasMoved: false,
  })

  const show = useCallback((month: MonthKey) => {
    const events = known.current.get(month)
    setShown({ month, events: events ?? [], isLoading: !events, hasMoved: true })
    readMonth(month).then((fresh) => {
      if (fresh) known.current.set(month, fresh)
      const settled = fresh ?? events ?? []
      setShown((now) => (now.month === month ? { ...now, events: settled, isLoading: false } : now))
    })
  }, [])

  const goTo = useCallback<GoTo>(
    (month) => {
      if (month === shown.month) return
      history.pushState(null, '', monthAddress(locale, month, today))
      show(month)
    },
    [locale, shown.month, show, today],
  )

  useEffect(() => {
    const follow = () => {
      const month = monthOfAddress(new URLSearchParams(location.search), today)
      if (month && month !== shown.month) show(month)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [shown.month, show, today])

  useEffect(() => {
    const run = () => void readAhead(shown.month, known.current)
    if (!shown.hasMoved) return whenVisitorStirs(run)
    run()
    return undefined
  }, [shown.month, shown.hasMoved])

  return { ...shown, goTo }
}

async function readAhead(month: MonthKey, known: Map<MonthKey, ListedEvent[]>): Promise<void> {
  for (const neighbour of [addMonths(month, 1), addMonths(month, -1)]) {
    const events = known.has(neighbour) ? null : await readMonth(neighbour)
    if (events) known.set(neighbour, events)
  }
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Runs it once the visitor does anything at all: until then the page loads nothing that it does not show. */
function whenVisitorStirs(run: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    run()
  }
  for (const sign of signsOfLife) addEventListener(sign, start, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}
