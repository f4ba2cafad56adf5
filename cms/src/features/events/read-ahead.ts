import { addDays } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { upcomingDays } from '@cyberluach/core/figures'
import { mostUpcoming } from '@cyberluach/core/glance'
import {
  notificationsFor,
  registrationDays,
  soonDays,
  type Notification,
} from '@cyberluach/core/notifications'
import type { Pool } from 'pg'
import { eventColumns, eventOf, wholeTables, inOrder, takesPlace, type EventRow } from './event-rows.ts'
import { isAhead, type Moment } from './read-counts.ts'

type Setting = Moment & { timeZone: string }

/** The next events that begin within thirty days and take place as announced; samples only where there are fewer others than there is room for. */
export async function readUpcoming(pool: Pool, setting: Setting): Promise<CalendarEvent[]> {
  const real = await readFirst(pool, setting, false)
  if (real.length === mostUpcoming) return real
  return [...real, ...(await readFirst(pool, setting, true))].slice(0, mostUpcoming)
}

async function readFirst(
  pool: Pool,
  { now, today, timeZone }: Setting,
  isSample: boolean,
): Promise<CalendarEvent[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'upcoming events',
    text: `select ${eventColumns} from ${wholeTables} where ${isAhead} and ${takesPlace} and e.is_sample = $4
      order by ${inOrder} limit ${mostUpcoming}`,
    values: [today, addDays(today, upcomingDays), now, isSample],
  })
  return rows.map((row) => eventOf(row, timeZone))
}

/** What the bell says, of no sample and of nothing that was called off. */
export async function readNotifications(
  pool: Pool,
  { now, today, timeZone }: Setting,
): Promise<Notification<CalendarEvent>[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'notified events',
    text: `select ${eventColumns} from ${wholeTables}
      where not e.is_sample and ${takesPlace} and e.start_day between $1 and greatest($2, $3)
        and (e.start_day <= $2 or e.start_day <= $3 and e.registration_url is not null)
      order by ${inOrder} limit ${mostLookedAt}`,
    values: [today, addDays(today, soonDays), addDays(today, registrationDays)],
  })
  return notificationsFor(
    rows.map((row) => eventOf(row, timeZone)),
    now,
    today,
  )
}

/** More than enough to find the few that are shown, and a bound for a week with very many events. */
const mostLookedAt = 100
