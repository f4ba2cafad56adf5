import { type CountryCode, countryCodes, countryNameIn } from '@cyberluach/core/places/country-code'
import type { Locale } from '@cyberluach/i18n/locales'
import type { CountryOption } from '../../islands/event-form/form-text.ts'

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
