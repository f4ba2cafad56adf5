import { mainEventTypes, type ShownType } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'
import { wholePercents } from './whole-percents.ts'

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
