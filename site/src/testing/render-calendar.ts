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
export function calendarOf(locale: 'en' | 'he', month: string, isCached: boolean): () => string {
  const first = firstDayOf(month)
  const events = Array.from({ length: eventsOfMonth }, (_, index) => {
    const day = addDays(first, (index * 3) % 30)
    const eventType = shownTypes[index % shownTypes.length]
    return listedEvent(sampleEvent({ id: `event-${index}`, day, lastDay: addDays(day, index % 3), eventType }))
  })
  const state = { ...propsFor(locale).state, month }
  const props = propsFor(locale, { state })
  const { cached } = testMarkupCache()
  let count = 0
  return () => {
    const renamed = events.map((event, index) =>
      index === 5 ? { ...event, title: `Measured ${(count += 1)}` } : event,
    )
    const calendar = createElement(Calendar, { ...props, events: packedEvents(renamed) })
    return renderToString(createElement(MarkupCacheContext, { value: isCached ? cached : null }, calendar))
  }
}

/** Caches all, and counts what it writes. */
export function testMarkupCache(): { cached: CachedMarkup; written: () => number } {
  const entries = new Map<string, string>()
  const cached: CachedMarkup = (part, key) => {
    const html = entries.get(key) ?? renderToString(part)
    entries.set(key, html)
    return html
  }
  return { cached, written: () => entries.size }
}
