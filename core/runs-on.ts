import { daysBetween, type DayKey } from './day-key.ts'

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
export function runningOnEach<Event extends Lasting>(
  days: readonly DayKey[],
  events: readonly Event[],
): Event[][] {
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
