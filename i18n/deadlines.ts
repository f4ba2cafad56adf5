import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { anywhereOnEarth, closingOf, type Deadline } from '@cyberluach/core/events/deadline'
import { formatDate, formatShortDate, formatTime, zoneName } from './format.ts'
import { zonePlace, placeOf } from './places.ts'
import { type Locale, textIn } from './locales.ts'
import type { Messages } from './messages.ts'
import { fill } from './translate.ts'
import type { CalendarFileEvent } from '@cyberluach/core/calendar-file/calendar-file'
import type { ListedDeadline } from '@cyberluach/core/deadlines/deadline-list'
import { datesOf } from './event-words.ts'

/**
 * A deadline in words. `closesAt` is ISO 8601; `date` is the day as announced, with its hour where one is known, and `day`
 * the day that it names.
 */
export type DeadlineLine = {
  name: string
  day: DayKey
  date: string
  notes: string[]
  closesAt: string
  isOver: boolean
  /** Nothing closes: an answer is to come. */
  isAnswer: boolean
  href: string | null
}

type Words = { locale: Locale; t: Pick<Messages, 'eventPage'> }
type Setting = { now: Date; timeZone: string }

/** What is said of deadlines, by when they close. */
export function deadlineLines(words: Words, deadlines: readonly Deadline[], setting: Setting): DeadlineLine[] {
  return deadlines
    .toSorted((one, other) => Date.parse(closingOf(one)) - Date.parse(closingOf(other)))
    .map((deadline) => deadlineLine(words, deadline, setting))
}

/**
 * What is said of a deadline: an hour by the clock of its own zone, or by the site's (`timeZone`) where it has none, and
 * in the notes what that is by the site's.
 */
export function deadlineLine({ locale, t }: Words, deadline: Deadline, { now, timeZone }: Setting): DeadlineLine {
  const { kind, at, zone, url, extendedFrom } = deadline
  const closing = closingOf(deadline)
  const isOver = Date.parse(closing) <= now.getTime()
  const inZone = zoneName(locale, timeZone)
  const isOwn = zone === null || zone === timeZone
  // Anywhere on Earth, and wherever else all of a day counts, it is the one that was announced.
  const day = at ? dayKeyOf(new Date(at), zone ?? timeZone) : deadline.day
  return {
    name: t.eventPage.deadlineKinds[kind],
    day,
    date: at ? `${formatDate(locale, day)}, ${formatTime(at, zone ?? timeZone)}` : formatDate(locale, day),
    notes: notes(),
    closesAt: closing,
    isOver,
    isAnswer: kind === 'notification',
    href: url,
  }

  function notes(): string[] {
    const extended = extendedFrom
      ? [fill(locale, t.eventPage.extended, { date: formatDate(locale, extendedFrom) })]
      : []
    if (isOver || (!at && zone === timeZone)) return extended
    return [at ? hourNote() : elsewhere(), ...extended]
  }

  /** By whose clock the hour is, and when that is by the site's. */
  function hourNote(): string {
    if (isOwn || !zone) return inZone
    if (zone === anywhereOnEarth) return fill(locale, t.eventPage.hourAnywhere, { moment: ownMoment(), zone: inZone })
    const there = zonePlace(locale, zone)
    return fill(locale, t.eventPage.hourThere, { there, moment: ownMoment(), zone: inZone })
  }

  /** When a day of another zone ends by the site's clock. */
  function elsewhere(): string {
    const moment = ownMoment()
    return zone && zone !== anywhereOnEarth
      ? fill(locale, t.eventPage.endOfDayThere, { there: zonePlace(locale, zone), moment, zone: inZone })
      : fill(locale, t.eventPage.anywhereOnEarth, { moment, zone: inZone })
  }

  function ownMoment(): string {
    const own = dayKeyOf(new Date(closing), timeZone)
    return `${formatShortDate(locale, own)}, ${formatTime(closing, timeZone)}`
  }
}

type Reader = { locale: Locale; texts: Pick<Messages, 'deadlines' | 'dialog' | 'eventPage'> }

/** A deadline as a calendar shows it: the moment at which it is over, with the day as announced and the event's own. */
export function deadlineEntryOf(
  deadline: ListedDeadline,
  { locale, texts }: Reader,
  timeZone: string,
): Omit<CalendarFileEvent, 'id' | 'url'> {
  const { event, closesAt, url } = deadline
  // What is over says no less than before, so that the same deadline gives the same entry.
  const line = deadlineLine({ locale, t: texts }, deadline, { now: new Date(0), timeZone })
  const title = textIn(locale, event.title, event.titleHe)
  const { entryAnswer, entryTitle, entryTitleOfMany } = texts.deadlines
  const closing = deadline.kind === 'abstracts' ? entryTitleOfMany : entryTitle
  const place = placeOf(locale, event, texts.dialog.online)
  return {
    title: fill(locale, line.isAnswer ? entryAnswer : closing, { kind: line.name, title }),
    description: [
      [`${line.name}: ${line.date}`, ...line.notes].join('\n'),
      [title, datesOf(locale, event), place].filter(Boolean).join('\n'),
      url ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: '',
    allDay: false,
    day: deadline.day,
    lastDay: deadline.day,
    startDate: closesAt,
    endDate: null,
  }
}
