import { mainEventTypes, type ShownType } from '@cyberluach/core/event'
import type { Figures } from '@cyberluach/core/figures'

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
  return withPercent(counted, total)
}

/** Rounds down and gives what is missing to the largest remainders, so that the sum is 100. */
function withPercent(counted: Omit<TypeShare, 'percent'>[], total: number): TypeShare[] {
  const exact = counted.map(({ count }) => (total > 0 ? (count * 100) / total : 0))
  const whole = exact.map(Math.floor)
  const missing = total > 0 ? 100 - whole.reduce((sum, each) => sum + each, 0) : 0
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return counted.map((each, index) => ({
    ...each,
    percent: (whole[index] ?? 0) + (raised.has(index) ? 1 : 0),
  }))
}
