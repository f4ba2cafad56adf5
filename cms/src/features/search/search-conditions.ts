import { cityNames } from '@cyberluach/core/places/city-names'
import { countriesNamed } from '@cyberluach/core/places/country-code'
import { addDays, addMonths, firstDayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { SearchQuery } from '@cyberluach/core/events/event-search'
import { hasHebrew } from '@cyberluach/core/text/text-direction'

type Part = SearchQuery['understood'][number]

/** Takes a value into a statement; answers what stands for it there. */
export type Bind = (value: unknown) => string

/**
 * The conditions on a row `s` of `event_search`, of which any one will do; each goes by indexes of its own. That the whole
 * text stands in it, as the product specification has it; that it is all that was understood and holds every other word;
 * and that a name says so in place of a type, a country or a city.
 */
export function searchConditions({ whole, understood, words }: SearchQuery, bind: Bind): string[] {
  if (understood.length === 0 && words.length < 2) return holdingConditions(whole, bind)
  const kinds = [...Map.groupBy(understood, kindOf).values()].map((parts) => conditionsOf(parts, bind))
  const holdsWords =
    words.length > 0
      ? [any([all(words.map((word) => any(holdingConditions(word, bind)))), ...joined(words, bind)])]
      : []
  const strict = all([...kinds.map(({ is }) => is), ...holdsWords])
  if (understood.length === 0) return [strict]
  const names = kinds.flatMap(({ named }) => named)
  const either = kinds.map(({ is, named }) => any([is, ...named]))
  const byName = names.length > 0 ? [all([any(names), ...either, ...holdsWords])] : []
  return [...holdingConditions(whole, bind), strict, ...byName]
}

/** Words that a name writes as one (`def con`, DEFCON). */
function joined(words: readonly string[], bind: Bind): string[] {
  const name = words.join('')
  return words.length > 1 && name.length > 4 ? [`s.names like ${bind(`%${name}%`)}`] : []
}

/** Whether it is in its names that an event `s` holds the words. */
export function isNamedBy({ whole, words }: SearchQuery, bind: Bind): string {
  const named = (word: string) => `s.names like ${bind(isShort(word) ? `% ${word}%` : `%${word}%`)}`
  return any([named(whole), ...(words.length > 0 ? [all(words.map(named)), ...joined(words, bind)] : [])])
}

/** Stands within too many other words (`red`, `it`): it counts where one begins. In Hebrew a word has letters in front. */
const isShort = (text: string) => text.length < (hasHebrew(text) ? 3 : 4)

/** Somewhere in its texts, or in the name of its place in the other language; a short one where a word begins. */
function holdingConditions(text: string, bind: Bind): string[] {
  return isShort(text) ? [`s.everything like ${bind(`% ${text}%`)}`] : holdingAnywhere(text, bind)
}

/** The same of a text of any length: one of one or two letters is looked for in every row. */
export function holdingAnywhere(text: string, bind: Bind): string[] {
  const isHebrew = hasHebrew(text)
  const countries = isHebrew ? countriesNamed('he', text) : []
  const otherwise = citiesWrittenOtherwise(text)
  return [
    `s.everything like ${bind(`%${text}%`)}`,
    ...(countries.length > 0 ? [`s.country = any(${bind(countries)})`] : []),
    ...(otherwise.length > 0 ? [`s.city = any(${bind(otherwise)})`] : []),
  ]
}

/** Cities by a part of the name that they have in the other language, in the spellings of this one. */
function citiesWrittenOtherwise(text: string): string[] {
  return foldedCities().flatMap((names) => {
    const named = names.filter((name) => name.includes(text))
    return named.length > 0 ? names.filter((name) => hasHebrew(name) !== hasHebrew(text)) : []
  })
}

let cities: string[][] | undefined

/** The names of each known city. Made once: a search asks for them with each of its words. */
function foldedCities(): string[][] {
  cities ??= cityNames().map(({ names }) => names.map(foldedText))
  return cities
}

function kindOf({ kind }: Part): Part['kind'] {
  return kind === 'year' ? 'month' : kind
}

type OfKind = { is: string; named: string[] }

/** What words of one kind ask for, of which any one will do (`ctf workshop`), and what in a name stands for it. */
function conditionsOf(parts: Part[], bind: Bind): OfKind {
  const inNames = parts.filter(({ kind }) => kind === 'type' || kind === 'country' || kind === 'city')
  return {
    is: any(datesTogether(parts).map((part) => fieldCondition(part, bind))),
    named: inNames.map(({ said }) => `s.names like ${bind(`% ${said}%`)}`),
  }
}

function fieldCondition({ kind, value }: Part, bind: Bind): string {
  switch (kind) {
    case 'type':
      return `s.event_type = ${bind(value)}`
    case 'country':
      return `s.country = ${bind(value)}`
    case 'city':
      return `s.city = any(${bind(spellingsOf(value))})`
    case 'online':
      return 's.is_online'
    case 'year':
      return runsWithin(`${value}-01-01`, `${value}-12-31`, bind)
    case 'month':
      return value.length > 2 ? runsInMonth(value, bind) : runsInAny(Number(value), bind)
  }
}

/** A month and a year that are written apart are one month of that year. */
function datesTogether(parts: Part[]): Part[] {
  const years = parts.filter(({ kind }) => kind === 'year')
  const months = parts.filter(({ kind, value }) => kind === 'month' && value.length === 2)
  if (years.length === 0 || months.length === 0) return parts
  const others = parts.filter(({ kind, value }) => kind === 'month' && value.length > 2)
  const together = years.flatMap((year) =>
    months.map((month) => ({ ...month, kind: 'month' as const, value: `${year.value}-${month.value}` })),
  )
  return [...others, ...together]
}

function spellingsOf(city: string): string[] {
  return foldedCities().find((names) => names.includes(foldedText(city))) ?? []
}

function runsInMonth(month: string, bind: Bind): string {
  return runsWithin(firstDayOf(month), addDays(firstDayOf(addMonths(month, 1)), -1), bind)
}

function runsWithin(first: DayKey, last: DayKey, bind: Bind): string {
  return `(s.end_day >= ${bind(first)} and s.start_day <= ${bind(last)})`
}

/** In that month of any year: not more months after its first one than it lasts. */
function runsInAny(month: number, bind: Bind): string {
  return `mod(${bind(month)}::integer + 11 - mod(s.first_month, 12), 12) <= s.last_month - s.first_month`
}

function any(conditions: string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? 'false') : `(${conditions.join(' or ')})`
}

function all(conditions: string[]): string {
  return `(${conditions.join(' and ')})`
}
