import {
  eventListPath,
  firstListsOfKind,
  type Archive,
  type EventListKind,
  type EventListSize,
  type NamedListKind,
} from '@cyberluach/core/events/event-lists'
import { placeNames } from '@cyberluach/i18n/event-place'
import { countryLabel } from '@cyberluach/i18n/format'
import { textIn } from '@cyberluach/i18n/locales'
import { readKept } from './kept-reads.ts'

/** All that the archive shows; null while it cannot be read. */
export async function loadArchive(locals: App.Locals) {
  const archive = await readKept(locals, 'GET /api/archive', {})
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
  return { years: archive.years, indexes: indexes.filter(({ links }) => links.length > 0) }

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
