import type { DayKey, MonthKey } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { wholeListedEvent, type ListedEvent } from '../../events/listed-event.ts'
import { eventsOfMonth } from '../../events/month-range.ts'
import { read } from '../../stores/reads.ts'

type Query = { from: DayKey; to: DayKey; running?: 'true' }

/** The events of a month's six weeks; null where they cannot be read, which the calendar bears in silence. */
export async function readMonth(month: MonthKey): Promise<ListedEvent[] | null> {
  return eventsOfMonth(month, readOrNull, (range) => readOrNull({ ...range, running: 'true' }))
}

async function readOrNull(query: Query): Promise<ListedEvent[] | null> {
  try {
    const events: CalendarEvent[] = await read('GET /api/events', { query })
    return events.map(wholeListedEvent)
  } catch (reason) {
    console.warn('Events of the month could not be read.', reason)
    return null
  }
}
