import { isAfter } from 'date-fns/isAfter'
import { daysBetween, type DayKey } from '../dates/day-key.ts'
import type { CalendarEvent } from './event.ts'
import { byPlaceInDay, type DayEvent } from './month-grid.ts'
import { eventStates, takesPlace, type EventState } from './event-states.ts'

/** From one day before the start to this many, an event is soon (product specification, section 4). */
const soonDays = 7

/**
 * Where an event stands: over, started and not over, later today, within seven days, or further ahead.
 * The specification counts one that has started as past; the contract has a running one say that it is under way.
 */
export type EventTiming = 'past' | 'underway' | 'today' | 'soon' | 'upcoming'

/** What timing needs to know of an event. */
export type Timed = Pick<CalendarEvent, 'startDate' | 'endDate' | 'day' | 'lastDay' | 'allDay'>

/** Days from `today` to the event's first day, both in the site's time zone. Negative once it has begun. */
export function daysLeft(event: Pick<Timed, 'day'>, today: DayKey): number {
  return daysBetween(today, event.day)
}

/**
 * The event's timing at `now`, which lies in `today` in the site's time zone.
 * An event without an end is over once it has started. All-day events go by days: today all day long on the first.
 */
export function timingOf(event: Timed, now: Date, today: DayKey): EventTiming {
  const started = event.allDay ? event.day < today : !isAfter(event.startDate, now)
  if (started) return isOver(event, now, today) ? 'past' : 'underway'
  const days = daysLeft(event, today)
  if (days <= 0) return 'today'
  return days <= soonDays ? 'soon' : 'upcoming'
}

function isOver(event: Timed, now: Date, today: DayKey): boolean {
  if (event.allDay) return event.lastDay < today
  return !isAfter(event.endDate ?? event.startDate, now)
}

/** What is needed of an event to know its days, which are in the site's time zone. */
export type Lasting = { day: DayKey; lastDay: DayKey }

/**
 * Whether the event runs on the day: it has begun by then and is not over before it. The calendar, the page of a day and
 * the API all mean this by a day's events. A last day before the first one counts as the first.
 */
export function runsOn({ day: first, lastDay }: Lasting, day: DayKey): boolean {
  return first <= day && day <= (lastDay < first ? first : lastDay)
}

/** The events that run on each of these days, which follow one another, in the order of the events. */
export function runningOnEach<Event extends Lasting>(days: readonly DayKey[], events: readonly Event[]): Event[][] {
  const running: Event[][] = days.map(() => [])
  const begin = days[0] ?? ''
  for (const event of events) {
    const { day: first, lastDay } = event
    const last = lastDay < first ? first : lastDay
    if (last < begin) continue
    const from = first < begin ? 0 : days.indexOf(first)
    if (from < 0) continue
    for (let index = from; index < days.length && (days[index] as DayKey) <= last; index += 1)
      running[index]?.push(event)
  }
  return running
}

/** Whether the event is over on the day: its last day lies before it. */
export function isOverOn({ day: first, lastDay }: Lasting, day: DayKey): boolean {
  return first < day && lastDay < day
}

/** Which of the event's days this is, from 1 on, and how many they are: `{ day: 2, of: 5 }`. */
export function dayOfEvent({ day: first, lastDay }: Lasting, day: DayKey): { day: number; of: number } {
  return { day: daysBetween(first, day) + 1, of: Math.max(0, daysBetween(first, lastDay)) + 1 }
}

/** The events by their first day, and within a day as the calendar has them. */
export function byStart<Event extends DayEvent>(events: readonly Event[]): Event[] {
  return [...events].sort((one, other) => byDay(one, other) || byPlaceInDay(one, other))
}

/** The events with the latest day first; each day keeps its own order. */
export function latestFirst<Event extends DayEvent>(events: readonly Event[]): Event[] {
  return [...events].sort((one, other) => byDay(other, one) || byPlaceInDay(one, other))
}

/**
 * The events in two lists: those that are not over today, by start (so that those that run come first), and those that
 * are, the latest day first. Each day keeps its own order. The API's `order=next-first` is the one after the other.
 */
export function nextFirst<Event extends DayEvent & Lasting>(
  events: readonly Event[],
  today: DayKey,
): { ahead: Event[]; over: Event[] } {
  return {
    ahead: byStart(events.filter((event) => !isOverOn(event, today))),
    over: latestFirst(events.filter((event) => isOverOn(event, today))),
  }
}

function byDay(one: DayEvent, other: DayEvent): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0
}

/** How an event stands: its state, or that it is over. What was called off or put off stays so. */
export const eventStandings = [...eventStates, 'past'] as const

/** An event's state, or `past`: what the dashboard filters by. */
export type EventStanding = (typeof eventStandings)[number]

type Standing = { state: EventState; day: DayKey; lastDay: DayKey }

/** How an event stands on the day, both in the site's time zone. */
export function standingOf(event: Standing, today: DayKey): EventStanding {
  return takesPlace(event) && isOverOn(event, today) ? 'past' : event.state
}
