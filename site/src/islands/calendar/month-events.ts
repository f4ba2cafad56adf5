import type { MonthKey } from '@cyberluach/core/dates/day-key'
import { wholeListedEvent, type ListedEvent } from '../../events/listed-event.ts'
import { gridRange } from '../../events/month-range.ts'
import { read } from '../../stores/reads.ts'

/** The events that run in a month's six weeks; null where they cannot be read, which the calendar bears in silence. */
export async function readMonth(month: MonthKey): Promise<ListedEvent[] | null> {
  try {
    const query = { ...gridRange(month), running: 'all' } as const
    return (await read('GET /api/events', { query })).map(wholeListedEvent)
  } catch (reason) {
    console.warn('Events of the month could not be read.', reason)
    return null
  }
}
