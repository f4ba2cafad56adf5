import { isNarrowed, type EventFilter } from '@cyberluach/core/events/event-filter'
import { useEffect, useState } from 'react'
import { listedEvent, type ListedEvent } from '../../events/listed-event.ts'
import { nextQuery } from '../../events/next-events.ts'
import { read } from '../../stores/reads.ts'
import { useCalendarSetting } from './CalendarContext.ts'

type Options = {
  filter: EventFilter
  /** Whether none of the events that are known passes it. */
  isWanted: boolean
}

/** The next events that pass a filter which none of those that are known does; none until they are read. */
export function useNextFound({ filter, isWanted }: Options): readonly ListedEvent[] {
  const { today } = useCalendarSetting()
  const query = JSON.stringify(nextQuery(filter, today))
  const isAsked = isWanted && isNarrowed(filter)
  const [known, setKnown] = useState<{ query: string; events: ListedEvent[] }>({ query: '', events: [] })

  useEffect(() => {
    if (!isAsked || known.query === query) return undefined
    let isCurrent = true
    read('GET /api/events', { query: JSON.parse(query) })
      .then((events) => isCurrent && setKnown({ query, events: events.map(listedEvent) }))
      .catch((reason: unknown) => console.warn('The next events could not be read.', reason))
    return () => {
      isCurrent = false
    }
  }, [isAsked, known.query, query])

  return isAsked && known.query === query ? known.events : none
}

const none: readonly ListedEvent[] = []
