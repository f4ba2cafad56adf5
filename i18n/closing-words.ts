import { closesIn } from '@cyberluach/core/events/deadline'
import type { Locale } from './locales.ts'
import { relativeTime } from './relative-time.ts'

/** `closes` and `expected` hold `{when}`. */
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
