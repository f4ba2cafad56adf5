import { placeOf } from '@cyberluach/i18n/places'
import { pageAddress } from '../../events/addresses.ts'
import { DateLeaf } from '../../events/DateLeaf.tsx'
import { type ListedEvent, listedEvent } from '../../events/listed-event.ts'
import { LiveEdge, LiveWords } from '../../events/EventState.tsx'
import { nextEvents, nextQuery } from '../../events/next-events.ts'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { titleOf } from '@cyberluach/i18n/event-words'
import { useMemo, useEffect, useState } from 'react'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { RowFacts, RowTitle, SampleTag } from './RowFacts.tsx'
import { isNarrowed, type EventFilter } from '@cyberluach/core/events/event-filter'
import { read } from '../../stores/reads.ts'

type Props = {
  events: readonly ListedEvent[]
  time: Date
}

/** Beside the grid of a wide screen: what is under way, and the next events whatever month is shown. */
export function NextEvents({ events, time }: Props) {
  const { texts, today } = useCalendarSetting()
  const { live, next } = useMemo(() => nextEvents(events, time, today), [events, time, today])
  const content = (
    <>
      <Group title={texts.calendar.liveTitle} events={live} />
      <Group title={texts.calendar.nextTitle} events={next} />
    </>
  )
  const props = useCachedPart(content, () => ['next', live, next])
  if (live.length + next.length === 0) return null
  return (
    <aside
      className="hidden border-s border-t border-line py-1 min-[80rem]:col-2 min-[80rem]:row-[5/9] min-[80rem]:block print:hidden"
      aria-label={texts.calendar.nextTitle}
      data-part="next"
      {...props}
    />
  )
}

function Group({ title, events }: { title: string; events: readonly ListedEvent[] }) {
  if (events.length === 0) return null
  const isOfSamples = events.every((event) => event.isSample)
  return (
    <section className="not-first:mt-3" data-sample={isOfSamples || undefined}>
      <h3 className="px-4 pt-2.5 pb-1 text-sm font-semibold text-ink-2">{title}</h3>
      <ul>
        {events.map((event) => (
          <NextRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function NextRow({ event }: { event: ListedEvent }) {
  const { locale, texts, today } = useCalendarSetting()
  const title = titleOf(locale, event)
  const place = placeOf(locale, event, texts.online)
  return (
    <li>
      <a
        className="relative grid min-h-16 grid-cols-[3.25rem_minmax(0,1fr)] items-start gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2"
        href={pageAddress(locale, event)}
        data-event={event.id}
        data-type={event.eventType}
        data-sample={event.isSample || undefined}
        title={title.text}
        suppressHydrationWarning
      >
        <DateLeaf locale={locale} day={event.day} size="row" tone={event.day === today ? 'today' : 'type'} />
        <span className="min-w-0 self-center">
          <RowTitle
            title={title}
            className={`text-sm/4.5 wrap-anywhere ${hasHebrew(title.text) ? 'whole-words [--lines:2]' : 'line-clamp-2'}`}
          />
          <RowFacts
            className="text-xs"
            facts={event.live ? [] : [texts.types[event.eventType]]}
            place={event.live ? '' : place}
          >
            {event.isSample && <SampleTag isFramed />}
            {event.live && <LiveWords live={event.live} locale={locale} texts={texts.live} />}
          </RowFacts>
        </span>
        {event.live && <LiveEdge className="start-20 end-4 w-[calc(100%-6rem)]" share={event.live.share} />}
      </a>
    </li>
  )
}

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
