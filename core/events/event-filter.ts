import { englishCityName, hebrewCityName } from '../places/city-names.ts'
import { countryCodeOf, countryNameIn } from '../places/country-code.ts'
import {
  difficultyLevels,
  shownTypes,
  typesFoundBy,
  type CalendarEvent,
  type DifficultyLevel,
  type EventType,
} from './event.ts'

/**
 * What a visitor looks for: a text, one type, `other` for all but the main ones, or `all`, `all`, `online` or a country's
 * English name, one level or `all`, and perhaps only what has a prize or costs nothing.
 */
export type EventFilter = {
  q: string
  type: EventType | 'all'
  location: string
  level: DifficultyLevel | 'all'
  hasPrize: boolean
  isFree: boolean
}

/** The filter that every event passes. */
export const noFilter: EventFilter = {
  q: '',
  type: 'all',
  location: 'all',
  level: 'all',
  hasPrize: false,
  isFree: false,
}

/** Longest search text, in UTF-16 units; the API takes no longer one. */
export const longestSearch = 200

const longestLocation = 100

type Searched = Pick<
  CalendarEvent,
  | 'title'
  | 'titleHe'
  | 'description'
  | 'descriptionHe'
  | 'eventType'
  | 'isOnline'
  | 'locationCountry'
  | 'locationCity'
  | 'difficultyLevel'
  | 'prizeMoney'
  | 'admission'
>

/**
 * Whether an event passes the filter (product specification, section 5). The search ignores case; in Hebrew it reads
 * the Hebrew title and description where there are any, and the names of country and city in both languages. The
 * chosen country must match exactly.
 */
export function matchesFilter(event: Searched, filter: EventFilter, locale: 'en' | 'he'): boolean {
  if (filter.type !== 'all' && !typesFoundBy(filter.type).includes(event.eventType)) return false
  if (filter.location === 'online' && !event.isOnline) return false
  if (filter.location !== 'online' && filter.location !== 'all' && event.locationCountry !== filter.location)
    return false
  if (filter.level !== 'all' && event.difficultyLevel !== filter.level) return false
  if (filter.hasPrize && !event.prizeMoney) return false
  if (filter.isFree && event.admission !== 'free') return false
  const sought = filter.q.trim().toLowerCase()
  return sought === '' || textsOf(event, locale).some((text) => text?.toLowerCase().includes(sought))
}

/** Whether anything is filtered at all. */
export function isFiltered({ q, ...parts }: EventFilter): boolean {
  return q.trim() !== '' || isNarrowed(parts)
}

/** Whether anything is filtered but by words. */
export function isNarrowed({ type, location, level, hasPrize, isFree }: Omit<EventFilter, 'q'>): boolean {
  return type !== 'all' || location !== 'all' || level !== 'all' || hasPrize || isFree
}

/**
 * The filter in an address: `q`, `type`, `location`, `level`, `prize=true` and `admission=free`; what is unknown there or too long counts as
 * absent. The search keeps its outer white space, which somebody may be typing.
 */
export function readFilter(params: URLSearchParams): EventFilter {
  // Without NUL, which no column of a database holds.
  const textOf = (key: string) => (params.get(key) ?? '').replaceAll('\0', '')
  const q = textOf('q')
  const location = textOf('location').trim()
  return {
    q: q.trim() === '' ? '' : q.slice(0, longestSearch).toWellFormed(),
    type: shownTypes.find((type) => type === params.get('type')) ?? 'all',
    location: location === '' || location.length > longestLocation ? 'all' : location,
    level: difficultyLevels.find((level) => level === params.get('level')) ?? 'all',
    hasPrize: params.get('prize') === 'true',
    isFree: params.get('admission') === 'free',
  }
}

/** The query with this filter in the place of its own; whatever else it holds stays. Absent keys mean `all`. */
export function writeFilter(filter: EventFilter, params = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(params)
  const values = {
    type: filter.type === 'all' ? '' : filter.type,
    location: filter.location === 'all' ? '' : filter.location,
    level: filter.level === 'all' ? '' : filter.level,
    prize: filter.hasPrize ? 'true' : '',
    admission: filter.isFree ? 'free' : '',
    q: filter.q.trim() === '' ? '' : filter.q,
  }
  for (const [key, value] of Object.entries(values)) {
    if (value) written.set(key, value)
    else written.delete(key)
  }
  return written
}

function textsOf(event: Searched, locale: 'en' | 'he'): (string | null)[] {
  const inHebrew = locale === 'he'
  return [
    (inHebrew && event.titleHe) || event.title,
    (inHebrew && event.descriptionHe) || event.description,
    event.locationCountry,
    inHebrew && event.locationCountry ? hebrewName(event.locationCountry) : null,
    event.locationCity,
    event.locationCity && (inHebrew ? hebrewCityName : englishCityName)(event.locationCity),
  ]
}

function hebrewName(country: string): string | null {
  const code = countryCodeOf(country)
  return code && countryNameIn('he', code)
}
