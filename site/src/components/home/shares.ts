import { mainEventTypes, type ShownType } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'

/** The shares of a whole in whole percent: rounded down, and what is missing given to the largest remainders; of nothing, 0. */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const exact = counts.map((count) => (total > 0 ? (count * 100) / total : 0))
  const floors = exact.map(Math.floor)
  const missing = total > 0 ? 100 - floors.reduce((sum, each) => sum + each, 0) : 0
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0))
}

export type TypeShare = {
  type: ShownType
  count: number
  /** Whole percent; all of them together make 100. */
  percent: number
}

/** How the events are spread over the types: the main four, and all others where there are any. */
export function typeShares({ types, total }: Pick<Figures, 'types' | 'total'>): TypeShare[] {
  const countOf = (wanted: string) => types.find(({ type }) => type === wanted)?.count ?? 0
  const main = mainEventTypes.map((type) => ({ type: type as TypeShare['type'], count: countOf(type) }))
  const rest = total - main.reduce((sum, { count }) => sum + count, 0)
  const counted = rest > 0 ? [...main, { type: 'other' as const, count: rest }] : main
  const percents = wholePercents(counted.map(({ count }) => count))
  return counted.map((each, index) => ({ ...each, percent: percents[index] ?? 0 }))
}

/** How many percent of the events are online, at a place that is known, and neither as far as anybody knows; together 100. */
export function formatShares({ total, online, physical }: Pick<Figures, 'total' | 'online' | 'physical'>) {
  const [onlinePercent = 0, physicalPercent = 0, unknown = 0] = wholePercents([
    online,
    physical,
    Math.max(0, total - online - physical),
  ])
  return { online: onlinePercent, physical: physicalPercent, unknown }
}
