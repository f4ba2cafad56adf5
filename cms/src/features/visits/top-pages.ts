import type { Analytics } from '@cyberluach/api/analytics-schema'
import type { Pool } from 'pg'
import type { FinishedDays } from './finished-days.ts'
import { figure, ranked, type Figures } from './figures.ts'
import { p75LoadTimes } from './load-times.ts'
import type { Segment } from './segments.ts'
import { ratio } from './totals.ts'

const shownPages = 10

/** The pages that were viewed most. A page's bounce rate is that of the visits that began on it. */
export async function topPagesOf(
  pool: Pool,
  segments: Segment[],
  days: FinishedDays,
  figures: Figures,
  previous: Figures,
): Promise<Analytics['topPages']> {
  const pages = ranked(figures, 'page').slice(0, shownPages)
  const loads = await p75LoadTimes(
    pool,
    segments,
    days,
    pages.map(({ key }) => key),
  )
  return pages.map(({ key, count, amount }) => {
    const landing = figure(figures, 'landing', key)
    return {
      path: key,
      views: count,
      previousViews: figure(previous, 'page', key).count,
      p75LoadMs: loads.get(key) ?? null,
      bounceRate: ratio(landing.amount, landing.count),
      averageSeconds: ratio(amount, count),
    }
  })
}
