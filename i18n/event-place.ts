import { hebrewCityName } from '@cyberluach/core/city-names'
import type { CalendarEvent } from '@cyberluach/core/event'
import { countryLabel } from './format.ts'
import type { Locale } from './locales.ts'

type Placed = Pick<CalendarEvent, 'isOnline' | 'locationCity' | 'locationCountry'>

/** City and country in the reader's language, or that it is held online; empty where nothing is known. */
export function placeOf(locale: Locale, event: Placed, online: string): string {
  if (event.isOnline) return online
  const country = event.locationCountry && countryLabel(locale, event.locationCountry)
  return [event.locationCity && cityLabel(locale, event.locationCity), country].filter(Boolean).join(', ')
}

/** The name of a city in a language: as it was written where no other is known. */
export function cityLabel(locale: Locale, city: string): string {
  return (locale === 'he' && hebrewCityName(city)) || city
}
