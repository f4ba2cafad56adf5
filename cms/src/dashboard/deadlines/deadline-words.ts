import { type Deadline, anywhereOnEarth } from '@cyberluach/core/events/deadline'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/places'

import type { Language } from '../text/TextContext.tsx'

/** A deadline in a line: what closes, when by the clock of its zone, and from when it was extended. */
export function deadlineWords(deadline: Deadline, language: Language): string {
  const { t, say, locale } = language
  const words = t.events.deadlines
  const { kind, url, extendedFrom } = deadline
  return [
    `${t.eventPage.deadlineKinds[kind]}: ${whenWords(deadline, language)}`,
    ...(extendedFrom ? [say(words.extended, { date: formatDate(locale, extendedFrom) })] : []),
    ...(url ? [url] : []),
  ].join(' · ')
}

function whenWords({ day, at, zone }: Deadline, { t, locale, timeZone }: Language): string {
  if (!at) return [formatDate(locale, day), zoneWords(zone)].join(', ')
  const clock = zone ?? timeZone
  return [formatDate(locale, day), formatTime(at, clock), zoneWords(clock)].join(', ')

  function zoneWords(name: string | null): string {
    return name === null || name === anywhereOnEarth ? t.events.deadlines.anywhere : zonePlace(locale, name)
  }
}
