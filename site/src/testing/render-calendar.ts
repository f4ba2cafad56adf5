import { addDays, firstDayOf } from '@cyberluach/core/dates/day-key'
import { shownTypes } from '@cyberluach/core/events/event-types'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { listedEvent, packedEvents } from '../events/listed-event.ts'
import { Calendar } from '../islands/calendar/Calendar.tsx'
import { MarkupCacheContext, type CachedMarkup } from '../markup-cache/MarkupCacheContext.ts'
import { propsFor } from './sample-calendar.ts'
import { sampleEvent } from './sample-event.ts'

const eventsOfMonth = 40

/**
 * Writes a month of the calendar with 40 events as the server does at a miss: the title of one is another each time, and
 * what nothing changed in is kept. Or with nothing kept, as the first time.
 */
export function calendarOf(locale: 'en' | 'he', month: string, isKept: boolean): () => string {
  const first = firstDayOf(month)
  const events = Array.from({ length: eventsOfMonth }, (_, index) => {
    const day = addDays(first, (index * 3) % 30)
    const eventType = shownTypes[index % shownTypes.length]
    return listedEvent(
      sampleEvent({ id: `event-${index}`, day, lastDay: addDays(day, index % 3), eventType }),
    )
  })
  const state = { ...propsFor(locale).state, month }
  const props = propsFor(locale, { state })
  const { keep } = markupKeeper()
  let count = 0
  return () => {
    const renamed = events.map((event, index) =>
      index === 5 ? { ...event, title: `Measured ${(count += 1)}` } : event,
    )
    const calendar = createElement(Calendar, { ...props, events: packedEvents(renamed) })
    return renderToString(createElement(MarkupCacheContext, { value: isKept ? keep : null }, calendar))
  }
}

/** Keeps all, and counts what it writes. */
export function markupKeeper(): { keep: CachedMarkup; written: () => number } {
  const known = new Map<string, string>()
  const keep: CachedMarkup = (part, said) => {
    const html = known.get(said) ?? renderToString(part)
    known.set(said, html)
    return html
  }
  return { keep, written: () => known.size }
}
