import type { Locale } from '@cyberluach/i18n/locales'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

/** How long ago, in words of the language: minutes, hours, then days. */
export function since(then: Date, now: Date, language: Locale): string {
  return (
    inWords(now.getTime() - then.getTime(), language)
      // What the platform says in Hebrew of one or two of a thing repeats the number in brackets.
      .replace(/\s*\(\D?[12]\)/u, '')
  )
}

function inWords(span: number, language: Locale): string {
  const past = Math.max(0, span)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (past >= millisecondsInDay) return format.format(-Math.floor(past / millisecondsInDay), 'day')
  if (past >= millisecondsInHour) return format.format(-Math.floor(past / millisecondsInHour), 'hour')
  return format.format(-Math.floor(past / millisecondsInMinute), 'minute')
}
