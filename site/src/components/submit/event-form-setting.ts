import { changesFor } from '../../data/texts.ts'
import { readsLinks, siteTimeZone } from '../../data/site.ts'
import { eventFormTexts } from '../../islands/event-form/event-form-texts.ts'
import { type CountryCode, countryCodes, countryNameIn } from '@cyberluach/core/places/country-code'
import type { Locale } from '@cyberluach/i18n/locales'
import type { CountryOption, ZoneOption } from '../../islands/event-form/form-text.ts'
import { defaultTimeZone, timeZones } from '@cyberluach/core/dates/time-zones'
import { zonePlace } from '@cyberluach/i18n/places'
import { languageOptions } from '@cyberluach/i18n/practical-facts'

/** What the form that hands in an event needs to know of the site, wherever it stands. */
export function eventFormSetting(locals: App.Locals) {
  const { locale } = locals
  const timeZone = siteTimeZone()
  return {
    locale,
    changes: changesFor(locals, eventFormTexts),
    countries: countryOptions(locale),
    zones: zoneOptions(locale, timeZone),
    languages: languageOptions(locale),
    timeZone,
    readsLinks: readsLinks(),
  }
}

/** Where most events of the calendar's readers take place. */
const first: CountryCode = 'IL'

const known = new Map<Locale, CountryOption[]>()

/** Every country by its name in the language, in that language's order, Israel in front. */
export function countryOptions(locale: Locale): CountryOption[] {
  const options = known.get(locale) ?? makeOptions(locale)
  known.set(locale, options)
  return options
}

function makeOptions(locale: Locale): CountryOption[] {
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((code): CountryOption => [code, countryNameIn(locale, code)])
    .toSorted(([code, name], [otherCode, otherName]) => {
      if (code === first || otherCode === first) return code === first ? -1 : 1
      return compare(name, otherName)
    })
}

const zoneOptionsKnown = new Map<string, ZoneOption[]>()

/**
 * The time zones that a form offers, by their names in the language and in its order: Israel in front, then the site's.
 * Zones that were chosen elsewhere are there too.
 */
export function zoneOptions(locale: Locale, siteZone: string, chosen: readonly string[] = []): ZoneOption[] {
  const key = [locale, siteZone, ...chosen].join(' ')
  const options = zoneOptionsKnown.get(key) ?? zoneOptionsMakeOptions(locale, siteZone, chosen)
  if (zoneOptionsKnown.size < 1000) zoneOptionsKnown.set(key, options)
  return options
}

function zoneOptionsMakeOptions(locale: Locale, siteZone: string, chosen: readonly string[]): ZoneOption[] {
  const { compare } = new Intl.Collator(locale)
  const named = (zone: string): ZoneOption => [zone, zonePlace(locale, zone)]
  const front = [...new Set([defaultTimeZone, siteZone])]
  const others = [...new Set([...timeZones, ...chosen])].filter((zone) => !front.includes(zone))
  return [...front.map(named), ...others.map(named).toSorted(([, name], [, otherName]) => compare(name, otherName))]
}
