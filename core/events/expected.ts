import { addMonths, type MonthKey } from '../dates/day-key.ts'

/** A series whose next edition is not announced, with what tells roughly when it will be. It is never an event. */
export type ExpectedSeries = {
  name: string
  nameHe: string | null
  /** The end of its page’s address; null of one that only a watch list names, which has no page. */
  slug: string | null
  url: string | null
  city: string | null
  country: string | null
  /** The month in which it is usually held, or the two that it may be, where the next edition would be. */
  months: MonthKey[]
}

/** When a series may be held next, going by the months of its editions. */
export type Expectation = {
  /** The month in which the edition after the latest one would be, also where that is over. */
  due: MonthKey
  /** The next month, or the two, in which it is usually held, and which is not over. */
  months: MonthKey[]
}

/** How many of the latest editions tell in which month a series is held. */
const latestEditions = 5
/** Editions that are further apart in the year tell nothing. */
const mostMonthsApart = 3
/** An edition this soon after the latest is not the next year’s. */
const leastMonthsBetween = 7
/** A series of which nobody heard for so many months is not expected. */
const forgottenAfter = 24
const monthsAhead = 4

/**
 * When a series with editions in these months, in any order, is held next: in the median month of the latest five, or in
 * the two middle ones. Null where they are more than three months apart in the year, where there is none, and where the
 * latest is more than two years before the month `now`.
 */
export function expectationOf(editions: readonly MonthKey[], now: MonthKey): Expectation | null {
  const recent = editions.toSorted().slice(-latestEditions)
  const latest = recent.at(-1)
  if (!latest || numberOf(latest) < numberOf(now) - forgottenAfter) return null
  const usual = medians(recent.map((month) => numberOf(month) % 12))
  if (!usual) return null
  const soonest = numberOf(latest) + leastMonthsBetween
  const due = soonest + apart(soonest, usual.first)
  const last = due + apart(usual.first, usual.second)
  const years = Math.max(0, Math.ceil((numberOf(now) - last) / 12)) * 12
  return { due: addMonths(latest, due - numberOf(latest)), months: [...new Set([due, last])].map(later) }

  function later(month: number): MonthKey {
    return addMonths(now, month + years - numberOf(now))
  }
}

/** Whether a series should be announced by the month `now`: its month is over, or at most four months away. */
export function isLate({ due }: Pick<Expectation, 'due'>, now: MonthKey): boolean {
  return due <= addMonths(now, monthsAhead)
}

/** The middle one of months of the year, from 0, or the two; a year has no end, so that December is beside January. */
function medians(months: readonly number[]): { first: number; second: number } | null {
  for (const start of months) {
    const steps = months.map((month) => apart(start, month)).toSorted((one, other) => one - other)
    if ((steps.at(-1) ?? 0) > mostMonthsApart) continue
    const at = (index: number) => (start + (steps[index] ?? 0)) % 12
    return { first: at(Math.floor((steps.length - 1) / 2)), second: at(Math.floor(steps.length / 2)) }
  }
  return null
}

/** How many months after `from` the next `month` of the year is. */
const apart = (from: number, month: number) => (((month - from) % 12) + 12) % 12

/** Months since the year 0, so that what is left of 12 is the month of the year. */
function numberOf(month: MonthKey): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
}

/** What an event may say besides its name and days; of those ahead it is counted how many do. */
export const coveredFacts = ['text', 'link', 'venue', 'hours', 'price', 'titleHe', 'textHe'] as const

/** One of them: `venue` is asked of what is held in a place, `textHe` of what has a text. */
export type CoveredFact = (typeof coveredFacts)[number]
