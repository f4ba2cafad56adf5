import { closesIn } from '@cyberluach/core/events/deadline'
import type { Locale } from './locales.ts'

/** How long something is still open, for a large figure and its unit beside it: "4" and "days". */
type ClosingFigure = { figure: string; unit: string; isSoon: boolean }

/**
 * Null of what is over, and where less than an hour is left. The figure is empty where a language has one word for both
 * (two days in Hebrew); it is soon while hours are counted. Made of nothing but what the runtime knows.
 */
export function closingFigure(locale: Locale, closesAt: string, now: Date): ClosingFigure | null {
  const left = closesIn(closesAt, now)
  if (!left || left === 'withinTheHour') return null
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: left.unit, unitDisplay: 'long' })
  const parts = format.formatToParts(left.n)
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { figure: valueOf('integer'), unit: valueOf('unit'), isSoon: left.unit === 'hour' }
}
