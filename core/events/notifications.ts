import type { DayKey } from '../dates/day-key.ts'
import type { CalendarEvent } from './event.ts'
import { daysLeft, timingOf, type Timed } from './event-timing.ts'

/** The most that are shown (product specification, section 9). */
export const mostNotifications = 5

/** How many days ahead every event has a hint. */
export const soonDays = 3

/** How many days ahead an event with a registration has one. */
export const registrationDays = 7

/** Why an event is worth a hint; `i18n` words it (`notifications`). */
export type NotificationType = 'today' | 'soon' | 'registration_closing'

/** How urgent a hint is: `high` today and tomorrow, `low` for a registration. */
export type NotificationPriority = 'high' | 'medium' | 'low'

/** A hint about an event. Its sentence is made of `type` and `days` (until the event, 0 today). */
export type Notification<Event> = {
  id: string
  event: Event
  type: NotificationType
  days: number
  priority: NotificationPriority
}

type Noted = Timed & Pick<CalendarEvent, 'id' | 'registrationUrl'>

/**
 * The hints for these events at `now`, which lies in `today` in the site's time zone: what starts today and has not
 * started, what is one to three days ahead, and whose registration is open one to seven days ahead. The most urgent
 * first, then by start; at most five.
 */
export function notificationsFor<Event extends Noted>(
  events: readonly Event[],
  now: Date,
  today: DayKey,
): Notification<Event>[] {
  return events
    .flatMap((event) => notificationsOf(event, now, today))
    .sort((one, other) => ranks[one.priority] - ranks[other.priority] || byStart(one.event, other.event))
    .slice(0, mostNotifications)
}

const ranks = { high: 0, medium: 1, low: 2 } as const satisfies Record<NotificationPriority, number>

function notificationsOf<Event extends Noted>(event: Event, now: Date, today: DayKey): Notification<Event>[] {
  const days = daysLeft(event, today)
  const note = (type: NotificationType, priority: NotificationPriority): Notification<Event> => ({
    id: `${event.id}-${type}`,
    event,
    type,
    days,
    priority,
  })
  if (days === 0) return timingOf(event, now, today) === 'today' ? [note('today', 'high')] : []
  const isAhead = days >= 1
  return [
    ...(isAhead && days <= soonDays ? [note('soon', days === 1 ? 'high' : 'medium')] : []),
    ...(isAhead && days <= registrationDays && event.registrationUrl ? [note('registration_closing', 'low')] : []),
  ]
}

function byStart(one: Noted, other: Noted): number {
  return Date.parse(one.startDate) - Date.parse(other.startDate) || one.id.localeCompare(other.id)
}
