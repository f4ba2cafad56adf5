import { hebrewCityName } from '@cyberluach/core/places/city-names'
import { languageTags } from './format.ts'
import type { Locale } from './locales.ts'

/**
 * A time zone by the place whose clock it is, without its season: `New York Time`, `שעון יפן`. A browser may lack the
 * Hebrew names of cities, which are put in then.
 */
export function zonePlace(locale: Locale, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone
  // American English has initials for America's zones, British English for Europe's.
  const tags = locale === 'en' ? [languageTags.en, 'en-GB'] : [languageTags.he]
  const names = tags.map((tag) => shortZoneName(tag, timeZone))
  const name = names.find((each) => !/^[A-Z]+$/.test(each)) ?? timeZone
  return locale === 'he' ? name.replace(/[A-Z][\p{L} .]*$/u, (city) => hebrewCityName(city) ?? city) : name
}

function shortZoneName(tag: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortGeneric' })
  return format.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
