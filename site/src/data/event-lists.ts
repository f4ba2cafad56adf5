import {
  eventListPath,
  type EventList,
  type EventListKind,
  firstListsOfKind,
  type Archive,
  type EventListSize,
  type NamedListKind,
} from '@cyberluach/core/events/event-lists'
import { placeNames } from '@cyberluach/i18n/places'
import { countryLabel, formatMonth, formatMonthName } from '@cyberluach/i18n/format'
import { textIn, localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { BriefEvent } from '@cyberluach/core/events/event'
import { isMonthKey, monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import type { AstroGlobal } from 'astro'
import { requestedPage } from './blog.ts'
import { readCached } from './reads.ts'
import { today } from './today.ts'

/** A page above this one, by its path without a language; the last one is this. */
export type Step = { name: string; path: string }

type Named = Pick<EventList, 'kind' | 'key' | 'name' | 'nameHe' | 'country'>
type Words = Pick<App.Locals, 'locale' | 't'>

/** What a list is of, in the reader's language: `November 2026`, `Haifa`, `OWASP`. */
export function listName({ locale, t }: Words, { kind, key, name, nameHe, country }: Named): string {
  switch (kind) {
    case 'year':
      return key
    case 'month':
      return formatMonth(locale, key)
    case 'country':
      return key === 'online' ? t.common.online : countryLabel(locale, name)
    case 'city':
      return placeNames(locale, { locationCity: name, locationCountry: country })[0] ?? name
    case 'series':
      return textIn(locale, name, nameHe)
    default:
      return name
  }
}

/** The list's title: what its page is called wherever it is named. */
export function listTitle(words: Words, list: Named): string {
  const { locale, t } = words
  const { titles } = t.archive
  if (list.key === 'online' && list.kind === 'country') return titles.online
  const name =
    list.kind === 'city'
      ? placeNames(locale, { locationCity: list.name, locationCountry: list.country }).join(', ')
      : listName(words, list)
  return fill(locale, titles[list.kind], { name, month: name })
}

/** What search engines and shared links say of a page of a list. */
export function listMeta(words: Words, list: EventList) {
  const { locale, t } = words
  const { page, kind, key, count: n } = list
  const title = listTitle(words, list)
  return {
    title: fill(locale, page > 1 ? t.archive.pagedTitle : t.meta.event.title, { title, page }),
    description: fill(locale, t.archive.listDescription, { title, n }),
    canonical: eventListPath(kind, key, page),
  }
}

/** When a series is usually held: `Usually in June or July.` */
export function usualMonth({ locale, t }: Words, months: readonly MonthKey[]): string {
  const [month = '', later] = months.map((one) => formatMonthName(locale, one))
  const { usually, usuallyEither } = t.archive.expected
  return later ? fill(locale, usuallyEither, { month, later }) : fill(locale, usually, { month })
}

/** A series for search engines: no date, whether or not one is expected. */
export function seriesData({ list, name }: Pick<ShownList, 'list' | 'name'>, url: string) {
  return { '@type': 'EventSeries', name, url, ...(list.series?.url && { sameAs: list.series.url }) }
}

/** The way from the archive to a list, which is its last step. */
export function trailOf(words: Words, list: Named): Step[] {
  const { locale, t } = words
  const { kind, key } = list
  const own = {
    name: kind === 'month' ? formatMonthName(locale, key) : listName(words, list),
    path: eventListPath(kind, key),
  }
  return [{ name: t.archive.linkName, path: '/archive' }, ...between(words, list), own]
}

function between({ locale }: Words, { kind, key, country }: Named): Step[] {
  if (kind === 'month') return [{ name: key.slice(0, 4), path: eventListPath('year', key.slice(0, 4)) }]
  if (kind !== 'city') return []
  return [{ name: countryLabel(locale, country ?? ''), path: eventListPath('country', key.split('/')[0] ?? '') }]
}

/** Events of a list that begin in one month. */
export type MonthOfEvents = { month: MonthKey; events: BriefEvent[] }

/** All that a page of a list of events shows; `moved` where its address has capital letters, `lost` where there is no such page, `away` while it cannot be read. */
export async function loadEventList(locals: App.Locals, kind: EventListKind, key: string, query: URLSearchParams) {
  const path = eventListPath(kind, key.toLowerCase())
  if (key !== key.toLowerCase()) return { kind: 'moved' as const, path }
  const page = requestedPage(query)
  if (page === null || !isAskable(kind, key)) return { kind: 'lost' as const }
  const day = today()
  const list = await readCached(locals, 'GET /api/event-lists/{kind}', {
    params: { kind },
    query: { key, page, day },
  })
  if (!list) return { kind: list === undefined ? ('away' as const) : ('lost' as const) }
  const at = (number: number) => localePath(locals.locale, eventListPath(kind, key, number))
  const isOver = (event: BriefEvent) => isOverOn(event, day)
  return {
    kind: 'list' as const,
    list,
    today: day,
    name: listName(locals, list),
    trail: trailOf(locals, list),
    meta: listMeta(locals, list),
    ahead: byMonth(list.events.filter((event) => !isOver(event))),
    over: byMonth(list.events.filter(isOver)),
    /** When the series that this page is of is usually held, where its next edition is not announced. */
    expected: kind === 'series' ? (list.expected[0] ?? null) : null,
    previous: page > 1 ? at(page - 1) : null,
    next: page < list.pages ? at(page + 1) : null,
  }
}

/** What a page of a list shows, with the status that this has; a response where its address is another. */
export async function openEventList(
  { locals, url, response, redirect }: Pick<AstroGlobal, 'locals' | 'url' | 'response' | 'redirect'>,
  kind: EventListKind,
  key: string | undefined,
) {
  locals.cacheTags = ['events', 'texts']
  const page = await loadEventList(locals, kind, key ?? '', url.searchParams)
  if (page.kind === 'moved') return redirect(localePath(locals.locale, page.path), 301)
  if (page.kind !== 'list') response.status = page.kind === 'lost' ? 404 : 503
  return page
}

export type ShownList = Extract<Awaited<ReturnType<typeof loadEventList>>, { kind: 'list' }>

/** What the API would refuse is nothing that there is. */
function isAskable(kind: EventListKind, key: string): boolean {
  if (kind === 'year') return /^\d{4}$/.test(key)
  if (kind === 'month') return isMonthKey(key)
  return key.length <= 200 && /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(key)
}

/** In their order, a group for each month that they begin in. */
function byMonth(events: readonly BriefEvent[]): MonthOfEvents[] {
  const groups: MonthOfEvents[] = []
  for (const event of events) {
    const month = monthOf(event.day)
    const last = groups.at(-1)
    if (last?.month === month) last.events.push(event)
    else groups.push({ month, events: [event] })
  }
  return groups
}

/** All that the archive shows; null while it cannot be read. */
export async function loadArchive(locals: App.Locals) {
  const archive = await readCached(locals, 'GET /api/archive', {})
  if (!archive) return null
  const { t } = locals
  const indexes = [
    indexOf('country', t.archive.countries, archive.countries.filter(isPlace)),
    {
      ...indexOf(
        'country',
        t.common.online,
        archive.countries.filter((size) => !isPlace(size)),
      ),
      id: 'online',
      unnamed: 0,
    },
    indexOf('city', t.archive.allCities, archive.cities),
    indexOf('tag', t.archive.tags, archive.tags),
    indexOf('organizer', t.archive.organizers, archive.organizers),
    indexOf('series', t.archive.series, archive.series),
  ]
  return { years: archive.years, expected: archive.expected, indexes: indexes.filter(({ links }) => links.length > 0) }

  function indexOf(kind: NamedListKind, title: string, sizes: EventListSize[]) {
    const links = sizes.map((size) => ({
      name: nameOf(locals, kind, size, archive?.countries ?? []),
      path: eventListPath(kind, size.key),
      count: size.count,
    }))
    // There are few countries, and of the rest many: what few events stand in is folded.
    const first = kind === 'country' ? links.length : firstListsOfKind
    return { id: kind as string, title, links, first, unnamed: archive?.unnamed[kind] ?? 0 }
  }
}

/** What is online stands in no country, though it is asked for beside them. */
function isPlace({ key }: EventListSize): boolean {
  return key !== 'online'
}

function nameOf(
  { locale, t }: App.Locals,
  kind: EventListKind,
  { key, name, nameHe }: EventListSize,
  countries: Archive['countries'],
): string {
  if (kind === 'country') return key === 'online' ? t.archive.titles.online : countryLabel(locale, name)
  if (kind !== 'city') return textIn(locale, name, nameHe)
  const country = countries.find((one) => key.startsWith(`${one.key}/`))?.name ?? null
  return placeNames(locale, { locationCity: name, locationCountry: country })[0] ?? name
}
