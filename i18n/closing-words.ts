import { closesIn } from '@cyberluach/core/events/deadline'
import type { Locale } from './locales.ts'
import { relativeTime } from './format.ts'

/** The sentences for an open deadline and for an awaited answer; `closes` and `expected` hold `{when}`. */
export type ClosingTexts = { closes: string; closesSoon: string; expected: string; expectedSoon: string }

/**
 * How long something is still open, in words: "Closes in 3 days"; of an answer, when to expect it. Null of what is over.
 * Made of nothing but what the runtime knows, so that a page can keep it true by a script of a few lines.
 */
export function closingWords(
  locale: Locale,
  texts: ClosingTexts,
  { closesAt, isAnswer }: { closesAt: string; isAnswer: boolean },
  now: Date,
): string | null {
  const left = closesIn(closesAt, now)
  if (!left) return null
  if (left === 'withinTheHour') return isAnswer ? texts.expectedSoon : texts.closesSoon
  const when = relativeTime(locale, left.n, left.unit)
  return (isAnswer ? texts.expected : texts.closes).replace('{when}', () => when)
}

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
