import { relativeTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

/** How long ago, in words of the language: minutes, hours, then days. */
export function since(then: Date, now: Date, language: Locale): string {
  const past = Math.max(0, now.getTime() - then.getTime())
  if (past >= millisecondsInDay)
    return relativeTime(language, -Math.floor(past / millisecondsInDay), 'day', 'auto')
  if (past >= millisecondsInHour)
    return relativeTime(language, -Math.floor(past / millisecondsInHour), 'hour', 'auto')
  return relativeTime(language, -Math.floor(past / millisecondsInMinute), 'minute', 'auto')
}
