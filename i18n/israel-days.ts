import { daysBetween, type DayKey } from '@cyberluach/core/dates/day-key'
import { observancesBetween, israelDaysOn, restOn, type IsraelDay, type Rest } from '@cyberluach/core/dates/israel-days'

import { formatFullDate } from './format.ts'
import { formatHebrewDay, formatHebrewDayAndMonth } from './hebrew-calendar.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'
import { fill } from './translate.ts'

const mostDaysNamed = 14

/** The names of Israel’s days, by their ids. */
export type IsraelDayTexts = Pick<Messages['luach'], 'days' | 'eveOf'>

/** What a day's cell says of the Hebrew calendar. */
export type HebrewCalendarDay = {
  rest: Rest
  /** The day of the Hebrew month, with its name on the first of one. */
  hebrew: string
  /** What is observed on the day, and the eves that it is; empty on most days. */
  names: string
  /** The date with its Hebrew date and what is observed: `Saturday, December 5, 2026, 25 Kislev, Hanukkah`. */
  words: string
}

/** What a day of Israel's calendar is called: `Hanukkah`, `Eve of Hanukkah`. */
export function israelDayName(locale: Locale, texts: IsraelDayTexts, { id, isEve }: IsraelDay): string {
  if (!isEve) return texts.days[id]
  // Hebrew names the evening on which Hanukkah begins by its candle.
  return id === 'hanukkah' ? texts.days.eveOfHanukkah : fill(locale, texts.eveOf, { name: texts.days[id] })
}

/** The names of what Israel observes on the day, and of the eves that it is; none on most days. */
export function israelDayNames(locale: Locale, texts: IsraelDayTexts, day: DayKey): string[] {
  return israelDaysOn(day).map((each) => israelDayName(locale, texts, each))
}

/**
 * The names of what Israel observes within the days, each once, and of the eves that they are, but of what is within
 * them itself; none on most days, and none of more than two weeks, which nobody reads as days.
 */
export function observedDayNames(locale: Locale, texts: IsraelDayTexts, first: DayKey, last: DayKey): string[] {
  if (daysBetween(first, last) >= mostDaysNamed) return []
  const observances = observancesBetween(first, last < first ? first : last)
  const within = new Set(observances.filter(({ isEve }) => !isEve).map(({ id }) => id))
  const named = observances.filter(({ id, isEve }) => !isEve || !within.has(id))
  return [...new Set(named.map((each) => israelDayName(locale, texts, each)))]
}

/** What a day's cell says. Cached by its texts, which are those of a language. */
export function hebrewCalendarDay(locale: Locale, texts: IsraelDayTexts, day: DayKey): HebrewCalendarDay {
  let known = cachedDays.get(texts)
  if (!known) cachedDays.set(texts, (known = new Map<DayKey, HebrewCalendarDay>()))
  const found = known.get(day)
  if (found) return found
  if (known.size > mostDays) known.clear()
  const names = israelDayNames(locale, texts, day)
  const made = {
    rest: restOn(day),
    hebrew: formatHebrewDay(locale, day),
    names: names.join(' · '),
    words: [formatFullDate(locale, day), formatHebrewDayAndMonth(locale, day), ...names].join(', '),
  }
  known.set(day, made)
  return made
}

const mostDays = 2000
const cachedDays = new WeakMap<IsraelDayTexts, Map<DayKey, HebrewCalendarDay>>()
