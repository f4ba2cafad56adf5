import { call } from '@cyberluach/api/client'
import { addDays } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { type Notification, notificationsFor } from '@cyberluach/core/notifications'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'
import { today } from './today.ts'

export type EventNotification = Notification<CalendarEvent>

/** As far ahead as a notification looks, in days. */
const ahead = 7

/** More than enough to find the few that are shown, and a bound for a week with very many events. */
const mostRead = 100

/** What the bell says, of no sample; empty when the API does not answer. */
export async function loadNotifications(locals: App.Locals, now = new Date()): Promise<EventNotification[]> {
  const from = today(now)
  const query = { from, to: addDays(from, ahead), samples: 'false' as const, limit: mostRead }
  const events = await readOrNull(locals, (signal) =>
    call('GET /api/events', { base: cmsUrl(), query, signal }),
  )
  return events ? notificationsFor(events, now, from) : []
}
