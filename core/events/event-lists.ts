import type { BriefEvent } from './event.ts'
import type { ExpectedSeries } from './expected.ts'
import type { MonthKey } from '../dates/day-key.ts'

/**
 * The lists of the archive by what their events have in common. What names one of a kind, its key, is `2026`, `2026-11`,
 * `israel` or `online`, `israel/haifa`, and for the others a name in small Latin letters.
 */
export const eventListKinds = ['year', 'month', 'country', 'city', 'tag', 'organizer', 'series'] as const

/** What the events of a list have in common. */
export type EventListKind = (typeof eventListKinds)[number]

/**
 * How many events of a list count (`core/events/event.ts`). `name` is what it is called by those who wrote the events: empty for a time. Only the
 * name of a series is there in Hebrew as well.
 */
export type EventListSize = { key: string; name: string; nameHe: string | null; count: number }

/** The way to a list from an event that stands in it. */
export type EventListLink = { kind: EventListKind; key: string; name: string }

/** What a series is besides its editions. `latestMonth` is the one in which its latest edition begins. */
export type SeriesFacts = {
  url: string | null
  isYearly: boolean
  latestMonth: MonthKey
  /** Whether an edition is ahead. */
  isNextKnown: boolean
}

/** A page of a list: events that are not over, the next one first, and after them those that are, the latest first. */
export type EventList = {
  kind: EventListKind
  key: string
  name: string
  nameHe: string | null
  count: number
  /** From 1. */
  page: number
  pages: number
  events: BriefEvent[]
  /** How many of all its pages are not over and count. */
  ahead: number
  /** The months of a year, or the cities of a country. */
  within: EventListSize[]
  /** The name of a city's country. */
  country: string | null
  series: SeriesFacts | null
  /** Series of a place or a month whose next edition is not announced, or the series itself; on the first page. */
  expected: ExpectedSeries[]
}

/** What the archive begins with. */
export type Archive = {
  years: { year: string; count: number; changedAt: string; months: { month: MonthKey; count: number }[] }[]
  countries: EventListSize[]
  cities: EventListSize[]
  tags: EventListSize[]
  organizers: EventListSize[]
  series: EventListSize[]
  /** Series whose next edition is not announced, the next first. */
  expected: ExpectedSeries[]
  /** How many further lists of a kind there are, which it does not name. */
  unnamed: Record<NamedListKind, number>
}

/** The kinds of lists that are no times. */
export const namedListKinds = ['country', 'city', 'tag', 'organizer', 'series'] as const

/** The same without times: these lists are found by their names. */
export type NamedListKind = (typeof namedListKinds)[number]

/** Events of a page of a list. Those of a month stand on one page, so that the archive leads to each within two links. */
export const eventsOfListPage = 50

/** The same for a month. */
export const eventsOfMonthPage = 250

/** How many lists of a kind the archive names: those with the most events. Its page folds those after the first. */
export const mostListsOfKind = 1000

/** How many of them the archive's page shows before it folds the rest. */
export const firstListsOfKind = 60

/** Events of a part of the sitemap. */
export const eventsOfSitemapPart = 2000

/** The path of a list's page, without a language; the first page is not named. */
export function eventListPath(kind: EventListKind, key: string, page = 1): string {
  return `${folderOf[kind]}/${kind === 'month' ? key.replace('-', '/') : key}${page > 1 ? `?page=${page}` : ''}`
}

const folderOf: Record<EventListKind, string> = {
  year: '/archive',
  month: '/archive',
  country: '/place',
  city: '/place',
  tag: '/tag',
  organizer: '/organizer',
  series: '/series',
}

/** How many pages a list has. */
export function pagesOfList(kind: EventListKind, count: number): number {
  return Math.max(1, Math.ceil(count / (kind === 'month' ? eventsOfMonthPage : eventsOfListPage)))
}
