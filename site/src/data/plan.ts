import {
  dateCheck,
  daysLookedAt,
  daysToNextFreeWeek,
  nextFreeWeek,
  planOf,
  readPlanValues,
  type PlanValues,
} from '@cyberluach/core/events/date-check'
import { addDays, weekdayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { planTexts } from '../islands/plan/plan-texts.ts'
import { changesFor } from './texts.ts'
import { readCached } from './reads.ts'
import { siteTimeZone } from './site.ts'
import { today } from './today.ts'

/** The date check of an address, of the next free week where it names nothing; `isWrong` where it cannot be answered. */
export async function loadPlan(locals: App.Locals, query: URLSearchParams) {
  const given = readPlanValues(query)
  const isAsked = Object.values(given).some((value) => value !== '')
  const { values, isNextFree } = isAsked ? { values: given, isNextFree: false } : await nextWeek(locals, given)
  const read = planOf(values)
  const events = read.ok
    ? await readCached(locals, 'GET /api/events', { query: { ...daysLookedAt(read.plan), running: 'all' } })
    : null
  return {
    isAsked,
    isWrong: isAsked && !read.ok,
    island: {
      locale: locals.locale,
      changes: changesFor(locals, planTexts),
      timeZone: siteTimeZone(),
      values,
      check: read.ok && events ? dateCheck(read.plan, events, today()) : null,
      isFailed: read.ok && !events,
      isNextFree,
    },
  }
}

/** The next free week; the next week where none is found, or nobody knows. */
async function nextWeek(locals: App.Locals, values: PlanValues) {
  const now = today()
  const query = { ...daysToNextFreeWeek(now), running: 'all' } as const
  const events = await readCached(locals, 'GET /api/events', { query })
  const free = events ? nextFreeWeek(events, now) : null
  const { first, last } = free ?? weekAfter(now)
  return { values: { ...values, from: first, to: last }, isNextFree: free !== null }
}

function weekAfter(day: DayKey) {
  const first = addDays(day, 7 - weekdayOf(day))
  return { first, last: addDays(first, 4) }
}
