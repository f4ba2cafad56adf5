import type { MonthKey } from '@cyberluach/core/day-key'
import { wholeListedEvent, type ListedEvent } from '../../calendar/listed-event.ts'
import { eventsOfMonth } from '../../calendar/month-range.ts'
import { read } from '../../stores/reads.ts'

/** The events of a month's six weeks; null where they cannot be read, which the calendar bears in silence. */
export async function readMonth(month: MonthKey): Promise<ListedEvent[] | null> {
  try {
    const events = await eventsOfMonth(
      month,
      (range) => read('GET /api/events', { query: range }),
      (range) => read('GET /api/events', { query: { ...range, running: 'true' } }),
    )
    return events && events.map(wholeListedEvent)
  } catch (reason) {
    console.warn('The month could not be read.', reason)
    return null
  }
}
