import type * as eventsApi from '@cyberluach/api/events'
import { typesFoundBy } from '@cyberluach/core/events/event'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { conditions, type Conditions, containing } from '../../platform/database/conditions.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { columnOf, isRunningSince, runsWithin } from '../events/rows.ts'
import { citiesNamed } from '@cyberluach/core/places/city-names'
import { countriesNamed } from '@cyberluach/core/places/country-code'
import type { Locale } from '@cyberluach/i18n/locales'

type Filter = Partial<Call<typeof eventsApi.listEvents>['query']>
type Condition = [condition: string, value: unknown]

/** Later than every day that can be asked for. */
const noLimit = '9999-12-31'

/** What an address narrows the calendar to, with further conditions of the caller. */
export function filterOf(
  { from, to, type, location, level, admission, language, access, q, prize, samples, running }: Filter,
  ...more: Condition[]
): Conditions {
  const country = location === undefined || location === 'online' ? undefined : (normaliseCountry(location) ?? location)
  return conditions([
    ...within(from, to, running),
    ofType(type),
    ['e.is_online = ?', location === 'online' ? true : undefined],
    ['e.location_country = ?', country],
    ['e.difficulty_level = ?', level],
    ['e.admission = ?', admission],
    [`? = any(string_to_array(e.languages, ','))`, language],
    [`e.${columnOf(access ?? '')} = ?`, access && 'yes'],
    ['(coalesce(e.prize_money, 0) > 0) = ?', prize && prize === 'true'],
    ['e.is_sample = ?', samples && samples === 'true'],
    found(q),
    ...more,
  ])
}

/** A single kind by equality, which an index that goes on by day answers in order. */
function ofType(type: Filter['type']): Condition {
  const types = type ? typesFoundBy(type) : []
  return types.length > 1 ? ['e.event_type = any(?::enum_events_event_type[])', types] : ['e.event_type = ?', types[0]]
}

function within(from: string | undefined, to: string | undefined, running: Filter['running']): Condition[] {
  if (from && running === 'all') return [[runsWithin('(?::text[])[1]', '(?::text[])[2]'), [from, to ?? noLimit]]]
  if (from && running) return [[isRunningSince('?'), from]]
  return [
    ['e.start_day >= ?', from],
    ['e.start_day <= ?', to],
  ]
}

/** The texts of both languages are searched, and countries and cities by their names in both. */
export function found(q: string | undefined): Condition {
  return textCondition(['en.title', 'he.title', 'en.description', 'he.description'], ['en', 'he'], q)
}

/** What `matchesFilter` of the core finds with these words on a page in that language: the texts that are shown there. */
export function foundIn(locale: Locale, q: string | undefined): Condition {
  const shown = (field: string) => (locale === 'he' ? `coalesce(nullif(he.${field}, ''), en.${field})` : `en.${field}`)
  return textCondition([shown('title'), shown('description')], [locale], q)
}

/** The values are the pattern, the countries and the cities, told apart by what stands before them. */
function textCondition(texts: string[], locales: Locale[], q: string | undefined): Condition {
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
