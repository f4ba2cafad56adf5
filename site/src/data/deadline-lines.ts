import { dayKeyOf } from '@cyberluach/core/day-key'
import { closingOf, type Deadline } from '@cyberluach/core/event-deadlines'
import { formatDate, formatShortDate, formatTime, zoneName, zonePlace } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'

export type DeadlineLine = {
  name: string
  date: string
  notes: string[]
  isOver: boolean
  href: string | null
}

type Setting = { now: Date; timeZone: string }

/** What a page says of deadlines, by when they close: with the day as announced, and the hour by the site's clock. */
export function deadlineLines(
  words: Pick<App.Locals, 'locale' | 't'>,
  deadlines: readonly Deadline[],
  setting: Setting,
): DeadlineLine[] {
  return deadlines
    .toSorted((one, other) => Date.parse(closingOf(one)) - Date.parse(closingOf(other)))
    .map((deadline) => lineOf(words, deadline, setting))
}

function lineOf(
  { locale, t }: Pick<App.Locals, 'locale' | 't'>,
  deadline: Deadline,
  { now, timeZone }: Setting,
): DeadlineLine {
  const { kind, day, at, zone, url, extendedFrom } = deadline
  const closing = closingOf(deadline)
  const isOver = Date.parse(closing) <= now.getTime()
  const inZone = zoneName(locale, timeZone)
  const date = at
    ? `${formatDate(locale, dayKeyOf(new Date(at), timeZone))}, ${formatTime(at, timeZone)}`
    : formatDate(locale, day)
  return { name: t.eventPage.deadlineKinds[kind], date, notes: notes(), isOver, href: url }

  function notes(): string[] {
    const extended = extendedFrom
      ? [fill(locale, t.eventPage.extended, { date: formatDate(locale, extendedFrom) })]
      : []
    if (isOver || (!at && zone === timeZone)) return extended
    return [at ? inZone : elsewhere(), ...extended]
  }

  /** When a day of another zone ends by the site's clock. */
  function elsewhere(): string {
    const own = dayKeyOf(new Date(closing), timeZone)
    const moment = `${formatShortDate(locale, own)}, ${formatTime(closing, timeZone)}`
    return zone
      ? fill(locale, t.eventPage.endOfDayThere, { there: zonePlace(locale, zone), moment, zone: inZone })
      : fill(locale, t.eventPage.anywhereOnEarth, { moment, zone: inZone })
  }
}
