import type { MonthKey } from '@cyberluach/core/day-key'
import { monthGrid } from '@cyberluach/core/month-grid'
import { listedEvent, type ListedEvent } from '../../calendar/listed-event.ts'
import { read } from '../../stores/reads.ts'

/** The events of a month's six weeks. None where they cannot be read: the calendar stays, empty. */
export async function readMonth(month: MonthKey): Promise<ListedEvent[]> {
  const days = monthGrid(month)
  try {
    const events = await read('GET /api/events', { query: { from: days[0], to: days.at(-1) } })
    return events.map(listedEvent)
  } catch (reason) {
    console.warn('The month could not be read.', reason)
    return []
  }
}
