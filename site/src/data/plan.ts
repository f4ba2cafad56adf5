import { dateCheck, daysLookedAt } from '@cyberluach/core/date-check'
import { planOf, readPlanValues } from '@cyberluach/core/plan'
import { planTexts } from '../islands/plan/texts.ts'
import { changesFor } from './changes-for.ts'
import { readKept } from './kept-reads.ts'
import { siteTimeZone } from './site.ts'
import { today } from './today.ts'

/** The date check of an address; `isWrong` where its fields cannot be answered. */
export async function loadPlan(locals: App.Locals, query: URLSearchParams) {
  const values = readPlanValues(query)
  const isAsked = Object.values(values).some((value) => value !== '')
  const read = planOf(values)
  const events = read.ok
    ? await readKept(locals, 'GET /api/events', { query: { ...daysLookedAt(read.plan), running: 'all' } })
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
    },
  }
}
