import { calendarOf } from './calendar-file.ts'

/** How often a calendar should look for news, as an iCalendar duration. */
const refresh = 'PT6H'

/**
 * A calendar to subscribe to, of entries that are made already. Its instants are in UTC; `timeZone` is what readers
 * without one of their own may show them in. The same entries give the same text, whenever it is made.
 */
export function calendarFeed({
  name,
  timeZone,
  entries,
}: {
  name: string
  timeZone: string
  entries: readonly string[]
}): string {
  const calName = escaped(name)
  return calendarOf(entries, {
    attributes: { method: 'PUBLISH', calName },
    further: [
      `NAME:${calName}`,
      `X-WR-TIMEZONE:${timeZone}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
      `X-PUBLISHED-TTL:${refresh}`,
    ],
  })
}

/** `ics` escapes the texts of events, but not the name of a calendar. */
function escaped(name: string): string {
  return name.replace(/[\u0000-\u001f\u007f]+/g, ' ').replace(/[\\;,]/g, (sign) => `\\${sign}`)
}
