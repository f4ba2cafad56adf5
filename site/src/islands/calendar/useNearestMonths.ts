import type { EventFilter } from '@cyberluach/core/events/event-filter'
import type { MonthKey } from '@cyberluach/core/dates/day-key'
import type { NearestMonths } from '@cyberluach/core/events/figures'
import { useEffect, useState } from 'react'
import { monthsQuery } from '../../events/months-query.ts'
import { read } from '../../stores/reads.ts'
import { useCalendarSetting } from './CalendarContext.ts'

type Options = {
  month: MonthKey
  filter: EventFilter
  /** Whether the month has nothing to show, and whether there is more elsewhere is the question. */
  isWanted: boolean
  /** What the server has answered of what it shows. */
  first: NearestMonths | null
}

/** Where else there is something to show; null while that is not known, or cannot be. */
export function useNearestMonths({ month, filter, isWanted, first }: Options): NearestMonths | null {
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
