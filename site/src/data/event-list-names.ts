import { eventListPath, type EventList } from '@cyberluach/core/events/event-lists'
import { placeNames } from '@cyberluach/i18n/event-place'
import { countryLabel, formatMonth, formatMonthName } from '@cyberluach/i18n/format'
import { textIn } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'

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
  return [
    { name: countryLabel(locale, country ?? ''), path: eventListPath('country', key.split('/')[0] ?? '') },
  ]
}
