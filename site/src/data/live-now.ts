import { liveStep } from '@cyberluach/core/events/live'
import type { ListedEvent } from '../events/listed-event.ts'
import { withLive, type Standing } from '../events/live-events.ts'
import { today } from './today.ts'

/** The events as they stand now, in steps of five minutes, so that a page says the same for a while. */
export function liveNow<Event extends ListedEvent>(events: readonly Event[]): readonly (Event & Standing)[] {
  return withLive(events, liveStep(new Date()), today())
}
