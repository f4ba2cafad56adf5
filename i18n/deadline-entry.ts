import type { CalendarFileEvent } from '@cyberluach/core/calendar-file/calendar-file'
import type { ListedDeadline } from '@cyberluach/core/deadlines/deadline-list'
import { deadlineLine } from './deadline-lines.ts'
import { datesOf } from './event-times.ts'
import { placeOf } from './event-place.ts'
import { textIn, type Locale } from './locales.ts'
import type { Messages } from './messages.ts'
import { fill } from './translate.ts'

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
