import { liveOf, type Live } from '@cyberluach/core/live'
import type { DayKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { ListedEvent } from './listed-event.ts'
import type { CalendarTexts } from './calendar-texts.ts'

/** The events, those under way with how they stand. What is said of the rest does not change with the hour. */
export function withLive(events: readonly ListedEvent[], now: Date, today: DayKey): readonly ListedEvent[] {
  return events.map((event) => {
    const live = liveOf(event, now, today)
    return live ? { ...event, live } : event
  })
}

/** "Live, ends in 31 h". */
export function liveText(locale: Locale, texts: CalendarTexts['live'], { unit, n }: Live): string {
  return fill(locale, texts[unit], { n })
}
