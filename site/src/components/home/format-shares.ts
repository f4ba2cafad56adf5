import type { Figures } from '@cyberluach/core/events/figures'
import { wholePercents } from './whole-percents.ts'

/** How many percent of the events are online, at a place that is known, and neither as far as anybody knows; together 100. */
export function formatShares({ total, online, physical }: Pick<Figures, 'total' | 'online' | 'physical'>) {
  const [onlinePercent = 0, physicalPercent = 0, unknown = 0] = wholePercents([
    online,
    physical,
    Math.max(0, total - online - physical),
  ])
  return { online: onlinePercent, physical: physicalPercent, unknown }
}
