import { call } from '@cyberluach/api/client'
import { addDays } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { timingOf } from '@cyberluach/core/event-timing'
import { upcomingDays } from '@cyberluach/core/figures'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'
import { today } from './today.ts'

const mostShown = 6

/** Room for events that have begun today already. */
const mostRead = 40

/**
 * The next events that begin within thirty days, and samples only where those are fewer than there is room for. A
 * failed read is silent and empty.
 */
export async function loadUpcoming(locals: App.Locals): Promise<CalendarEvent[]> {
  const now = new Date()
  const real = await readAhead(locals, now, 'false')
  if (real.length >= mostShown) return real.slice(0, mostShown)
  const samples = await readAhead(locals, now, 'true')
  return [...real, ...samples].slice(0, mostShown)
}

async function readAhead(locals: App.Locals, now: Date, samples: 'true' | 'false'): Promise<CalendarEvent[]> {
  const from = today(now)
  const query = { from, to: addDays(from, upcomingDays), samples, limit: mostRead }
  const events = await readOrNull(locals, (signal) =>
    call('GET /api/events', { base: cmsUrl(), query, signal }),
  )
  const isAhead = (event: CalendarEvent) => !['past', 'underway'].includes(timingOf(event, now, from))
  return (events ?? []).filter(isAhead)
}
