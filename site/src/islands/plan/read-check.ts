import { dateCheck, daysLookedAt, type DateCheck, type Plan } from '@cyberluach/core/events/date-check'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { read } from '../../stores/reads.ts'

/** Checks the days of a plan in the browser; null where the calendar cannot be read. What was read is not asked again. */
export async function readCheck(plan: Plan, today: DayKey): Promise<DateCheck | null> {
  try {
    const query = { ...daysLookedAt(plan), running: 'all' } as const
    const events = await read('GET /api/events', { query })
    return dateCheck(plan, events, today)
  } catch (reason) {
    console.warn('Events of the planned days could not be read.', reason)
    return null
  }
}
