import type { MonthKey } from '@cyberluach/core/day-key'
import { monthGrid } from '@cyberluach/core/month-grid'
import { listedEvent, type ListedEvent } from '../../calendar/listed-event.ts'
import { read } from '../../stores/reads.ts'

/** The events of a month's six weeks; null where they cannot be read, which the calendar bears in silence. */
export async function readMonth(month: MonthKey): Promise<ListedEvent[] | null> {
  const days = monthGrid(month)
  try {
    const events = await read('GET /api/events', { query: { from: days[0], to: days.at(-1) } })
    return events.map(listedEvent)
  } catch (reason) {
    console.warn('The month could not be read.', reason)
    return null
  }
}
