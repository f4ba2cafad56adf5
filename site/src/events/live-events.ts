import { liveOf, type Live } from '@cyberluach/core/events/live'
import { timingOf } from '@cyberluach/core/events/event-timing'
import { takesPlace } from '@cyberluach/core/events/event-states'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { ListedEvent } from './listed-event.ts'
import type { CalendarTexts } from './calendar-texts.ts'

/** How an event stands by the hour. */
export type Standing = Pick<ListedEvent, 'live' | 'hasEnded'>

/**
 * The events, those under way with how they stand, and those of today that are over with that they are. What is said of
 * the rest does not change with the hour.
 */
export function withLive<Event extends ListedEvent>(
  events: readonly Event[],
  now: Date,
  today: DayKey,
): readonly (Event & Standing)[] {
  return events.map((event) => {
    const live = liveOf(event, now, today)
    if (live) return { ...event, live }
    return hasEnded(event, now, today) ? { ...event, hasEnded: true } : event
  })
}

function hasEnded(event: ListedEvent, now: Date, today: DayKey): boolean {
  return event.lastDay === today && takesPlace(event) && timingOf(event, now, today) === 'past'
}

/** "Live, ends in 31 h". */
export function liveText(locale: Locale, texts: CalendarTexts['live'], { unit, n }: Live): string {
  return fill(locale, texts[unit], { n })
}
