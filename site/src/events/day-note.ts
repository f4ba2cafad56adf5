import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { dayOfEvent } from '@cyberluach/core/events/event-timing'
import { formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

type Texts = Pick<Messages['day'], 'dayOf' | 'dayOfFrom' | 'dayOfUntil'>
type Timed = Pick<CalendarEvent, 'allDay' | 'day' | 'lastDay' | 'startDate' | 'endDate'>

/** Which of its days this is to an event of several, with the hour on its first and last day; null for other events. */
export function dayNote(
  locale: Locale,
  texts: Texts,
  event: Timed,
  { on, timeZone }: { on: DayKey; timeZone: string },
): string | null {
  if (event.lastDay <= event.day) return null
  const values = dayOfEvent(event, on)
  const at = (time: string) => ({ ...values, time: formatTime(time, timeZone) })
  if (!event.allDay && on === event.day) return fill(locale, texts.dayOfFrom, at(event.startDate))
  if (!event.allDay && on === event.lastDay && event.endDate)
    return fill(locale, texts.dayOfUntil, at(event.endDate))
  return fill(locale, texts.dayOf, values)
}
