import { hebrewCityName, knownCities } from '@cyberluach/core/places/city-names'
import { countryCodes, countryName, countryNameIn } from '@cyberluach/core/places/country-code'
import type { Locale } from '@cyberluach/i18n/locales'

/** `value` is stored, `label` is read. */
export type PlaceOption = { value: string; label: string }

export function countryOptions(locale: Locale): PlaceOption[] {
  const options = countryCodes.map((code) => ({
    value: countryName(code),
    label: countryNameIn(locale, code),
  }))
  return inOrder(locale, options)
}

export function cityOptions(locale: Locale): PlaceOption[] {
  const options = knownCities().map((city) => ({ value: city, label: cityLabel(locale, city) }))
  return inOrder(locale, options)
}

/** A city's name in the language; one that is not known as it was written. */
export function cityLabel(locale: Locale, city: string): string {
  return (locale === 'he' && hebrewCityName(city)) || city
}

/** The options with what is stored or typed, where it is none of them. */
export function optionsWith(options: readonly PlaceOption[], ...others: string[]): PlaceOption[] {
  const known = new Set(options.flatMap(({ value, label }) => [value.toLowerCase(), label.toLowerCase()]))
  const added = [...new Set(others.map((other) => other.trim()).filter(Boolean))]
  return [
    ...added.filter((other) => !known.has(other.toLowerCase())).map((other) => ({ value: other, label: other })),
    ...options,
  ]
}

function inOrder(locale: Locale, options: PlaceOption[]): PlaceOption[] {
  const { compare } = new Intl.Collator(locale)
  return options.toSorted((one, other) => compare(one.label, other.label))
}
