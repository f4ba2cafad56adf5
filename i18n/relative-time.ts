import type { Locale } from './locales.ts'

type Unit = 'minute' | 'hour' | 'day'

/**
 * How far from now something is, in words: `in 3 hours`, `לפני שעתיים`; `auto` says yesterday where it was. The platform's
 * Hebrew repeats the number of one or two in brackets, counts two minutes in figures, and calls what was just now
 * `בדקה זו`.
 */
export function relativeTime(
  locale: Locale,
  n: number,
  unit: Unit,
  numeric: 'always' | 'auto' = 'always',
): string {
  const text = new Intl.RelativeTimeFormat(locale, { numeric }).format(n, unit)
  if (locale === 'en') return text
  if (n === 0 && numeric === 'auto' && unit !== 'day') return 'לפני רגע'
  return text.replace(/\s*\(\D?[12]\)/u, '').replace(/(?<!\d)2 (?=דקות)/, 'שתי ')
}
