import type { CardSetting } from '../events/EventCard.tsx'
import { siteTimeZone } from './site.ts'
import { today } from './today.ts'
import { liveStep } from '@cyberluach/core/events/live'
import type { ListedEvent } from '../events/listed-event.ts'
import { withLive, type Standing } from '../events/live-events.ts'

/** What cards need on a page of the server. */
export function cardSetting({ t, locale }: Pick<App.Locals, 't' | 'locale'>): CardSetting {
  const { types, states, online, allDay } = t.common
  const { prize, sample, timing } = t.dialog
  return {
    locale,
    timeZone: siteTimeZone(),
    today: today(),
    texts: {
      types,
      states,
      online,
      allDay,
      prize,
      sample,
      sampleOpening: t.card.sampleOpening,
      ended: timing.ended,
      live: t.calendar.live,
    },
  }
}

/** The events as they stand now, in steps of five minutes, so that a page says the same for a while. */
export function liveNow<Event extends ListedEvent>(events: readonly Event[]): readonly (Event & Standing)[] {
  return withLive(events, liveStep(new Date()), today())
}
