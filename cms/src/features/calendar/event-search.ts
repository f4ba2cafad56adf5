import { citiesNamed } from '@cyberluach/core/places/city-names'
import { countriesNamed } from '@cyberluach/core/places/country-code'
import type { Locale } from '@cyberluach/i18n/locales'
import { containing } from '../../platform/database/conditions.ts'

type Condition = [condition: string, value: unknown]

/** The texts of both languages are searched, and countries and cities by their names in both. */
export function found(q: string | undefined): Condition {
  return condition(['en.title', 'he.title', 'en.description', 'he.description'], ['en', 'he'], q)
}

/** What `matchesFilter` of the core finds with these words on a page in that language: the texts that are shown there. */
export function foundIn(locale: Locale, q: string | undefined): Condition {
  const shown = (field: string) =>
    locale === 'he' ? `coalesce(nullif(he.${field}, ''), en.${field})` : `en.${field}`
  return condition([shown('title'), shown('description')], [locale], q)
}

/** The values are the pattern, the countries and the cities, told apart by what stands before them. */
function condition(texts: string[], locales: Locale[], q: string | undefined): Condition {
  const searched = [...texts, 'e.location_country', 'e.location_city']
  const inTexts = searched.map((text) => `${text} ilike (?::text[])[1]`).join(' or ')
  return [
    `(${inTexts} or e.location_country = any((?::text[])[2:]) or 'city:' || ${plainCity} = any((?::text[])[2:]))`,
    q ? [containing(q), ...locales.flatMap((locale) => named(locale, q))] : undefined,
  ]
}

/** Places whose name in the language contains the text, as they stand in the database. */
function named(locale: Locale, q: string): string[] {
  const cities = citiesNamed(locale, q).map((city) => `city:${city}`)
  return locale === 'he' ? [...countriesNamed('he', q), ...cities] : cities
}

/** A city as the table of Hebrew names spells it: before the comma, small, without hyphens and apostrophes. */
const plainCity = `lower(trim(regexp_replace(regexp_replace(normalize(split_part(e.location_city, ',', 1), NFD),
  '[\\u0300-\\u036f''’׳]', '', 'g'), '[\\s\\-–־]+', ' ', 'g')))`
