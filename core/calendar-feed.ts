import { calendarHead, calendarText, escaped, eventLines, type CalendarFileEvent } from './calendar-lines.ts'
import { timeZoneLines } from './time-zone-lines.ts'
import { instantInZone } from './zoned-time.ts'

/** An event of a subscription, and when what is said of it was last changed. */
export type CalendarFeedEvent = CalendarFileEvent & { modified: Date }

/** How often a calendar should look for news, as an iCalendar duration. */
const refresh = 'PT6H'

/**
 * A calendar to subscribe to. Instants are in the given time zone, which is described once. The same events give the
 * same text, whenever it is made.
 */
export function calendarFeed({
  name,
  timeZone,
  events,
}: {
  name: string
  timeZone: string
  events: readonly CalendarFeedEvent[]
}): string {
  const writeInstant = (property: string, instant: string) =>
    `${property};TZID=${timeZone}:${localTime(instant, timeZone)}`
  return calendarText([
    ...calendarHead,
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...timeZoneOf(events, timeZone),
    ...events.flatMap((event) =>
      eventLines(event, { made: event.modified, modified: event.modified, writeInstant }),
    ),
    'END:VCALENDAR',
  ])
}

/** Described where an instant needs it, for the years that the events lie in. */
function timeZoneOf(events: readonly CalendarFeedEvent[], timeZone: string): string[] {
  const years = events
    .filter(({ allDay }) => !allDay)
    .flatMap(({ day, lastDay }) => [Number(day.slice(0, 4)), Number(lastDay.slice(0, 4))])
  if (years.length === 0) return []
  const [first, last] = years.reduce(
    ([least, most], year) => [Math.min(least, year), Math.max(most, year)] as const,
    [Infinity, -Infinity] as const,
  )
  return timeZoneLines(timeZone, first - 1, last + 1)
}

function localTime(instant: string, timeZone: string): string {
  return instantInZone(new Date(instant), timeZone).slice(0, 19).replace(/[-:]/g, '')
}
