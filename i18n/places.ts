import { attendanceOf, type CalendarEvent } from '@cyberluach/core/events/event'
import type { LastPlace } from '@cyberluach/core/events/event-page'
import { englishCityName, hebrewCityName } from '@cyberluach/core/places/city-names'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { countryLabel, languageTags } from './format.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'
import { fill, rowOf } from './translate.ts'

type AttendanceTexts = {
  dialog: Pick<Messages['dialog'], 'inPerson' | 'online'>
  eventPage: Pick<Messages['eventPage'], 'inPersonAndOnline'>
}

type Placed = Pick<CalendarEvent, 'isOnline' | 'locationCity' | 'locationCountry'>

/**
 * City and country in the reader's language, that it is held online, or both: `Berlin, Germany + online`. `online` is
 * the word for it. Empty where nothing is known.
 */
export function placeOf(locale: Locale, event: Placed, online: string): string {
  if (isOnlineOnly(event)) return online
  const place = placeNames(locale, event).join(', ')
  return event.isOnline ? `${place} + ${online.toLocaleLowerCase(locale)}` : place
}

/** Its venue and then its place (`placeOf`), each in its own direction. Empty where nothing is known. */
export function venueAndPlace(
  locale: Locale,
  event: Placed & { locationVenue: string | null },
  online: string,
): string {
  return rowOf(
    locale,
    [event.locationVenue, placeOf(locale, event, online)].flatMap((part) => part || []),
  )
}

/** That it is held in person, online or both, in words; null where that is not known. */
export function attendanceWords(
  { dialog, eventPage }: AttendanceTexts,
  event: Parameters<typeof attendanceOf>[0],
): string | null {
  const words = { inPerson: dialog.inPerson, online: dialog.online, both: eventPage.inPersonAndOnline }
  const attendance = attendanceOf(event)
  return attendance === 'unknown' ? null : words[attendance]
}

/** Whether there is nowhere to go to: it is online, and no city is named. */
export function isOnlineOnly({ isOnline, locationCity }: Placed): boolean {
  return isOnline && !locationCity
}

/**
 * City and country, as far as they are known. Both are in the reader's language; a Latin city whose Hebrew name is not
 * known keeps its country's English name beside it, so that no place is half translated.
 */
export function placeNames(
  locale: Locale,
  { locationCity: city, locationCountry: country }: Pick<Placed, 'locationCity' | 'locationCountry'>,
): string[] {
  const known = city && (locale === 'he' ? (hebrewCityName(city) ?? regionName(city)) : englishCityName(city))
  const isLatin = locale === 'he' && city && !known && !hasHebrew(city)
  return [known || city, country && (isLatin ? country : countryLabel(locale, country))].flatMap((name) => name || [])
}

/** The Hebrew name of a city that bears the name of a region: Hong Kong, Luxembourg. Null of any other. */
function regionName(city: string): string | null {
  const name = countryLabel('he', city)
  return name === city ? null : name
}

/** Where the last edition was held, as that and as nothing else, with its year. */
export function lastPlaceWords(
  { locale, t }: { locale: Locale; t: { eventPage: Pick<Messages['eventPage'], 'lastPlace'> } },
  { city, country, day }: LastPlace,
): string {
  const place = placeNames(locale, { locationCity: city, locationCountry: country }).join(', ')
  return fill(locale, t.eventPage.lastPlace, { year: day.slice(0, 4), place })
}

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
