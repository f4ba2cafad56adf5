import type { SuggestedSource, SuggestedSources, SuggestionQuery } from '@cyberluach/api/suggested-sources'
import { countryName, countryNameIn } from '@cyberluach/core/places/country-code'
import { needsPermission } from '@cyberluach/core/sources/sources'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { Pool } from 'pg'
import { curated, type CatalogueEntry } from './catalogue.ts'
import { groups } from './groups.ts'

/** All suggestions, in the order in which they are shown. */
export const catalogue: readonly CatalogueEntry[] = [...curated, ...groups]

/** What is suggested for words, a place and a kind of event, and which of it the calendar has already. */
export async function suggestSources(pool: Pool, query: SuggestionQuery): Promise<SuggestedSources> {
  const { rows } = await pool.query<{ id: string; address: string }>('select id, address from sources')
  const ids = new Map(rows.map(({ id, address }) => [addressKey(address), id]))
  const found = catalogue.filter((entry) => matches(entry, query))
  const idOf = ({ address }: CatalogueEntry) => ids.get(addressKey(address)) ?? null
  return {
    suggestions: found.slice(query.offset, query.offset + query.limit).map((entry) => suggestionOf(entry, idOf(entry))),
    total: found.length,
    countries: countriesOf(catalogue),
    all: catalogue.length,
    added: rows.length - catalogue.filter((entry) => entry.isDefault && idOf(entry) !== null).length,
  }
}

/** What two spellings of the address of one list have in common. */
export function addressKey(address: string): string {
  return address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace('api.lu.ma/', 'api.luma.com/')
    .replace(/^(raw\.githubusercontent\.com\/[^/]+\/[^/]+\/)(?:refs\/heads\/)?(?:main|master)\//, '$1HEAD/')
    .replace(/^(raw\.githubusercontent\.com\/.*\/)(?:20\d\d|\{year\})(?=[./])/, '$1{year}')
    .replace(/\/$/, '')
    .toLowerCase()
}

function matches(entry: CatalogueEntry, { country, kind, q }: SuggestionQuery): boolean {
  if (kind && !entry.eventTypes.includes(kind)) return false
  if (country && placeOf(entry) !== country) return false
  if (!q) return true
  const text = foldedText(wordsOf(entry))
  return foldedText(q)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function placeOf({ country, isOnline }: CatalogueEntry): string {
  return country ?? (isOnline ? 'online' : 'world')
}

const wordsOf = ({ name, address, country, city, credit, licence, organizer }: CatalogueEntry) =>
  [name, city, country && countryName(country), country && countryNameIn('he', country), organizer, credit, licence]
    .concat(address)
    .filter(Boolean)
    .join(' ')

function countriesOf(entries: readonly CatalogueEntry[]): SuggestedSources['countries'] {
  const counts = Map.groupBy(entries, placeOf)
  return [...counts].map(([place, { length }]) => ({ place, count: length }))
}

function suggestionOf(entry: CatalogueEntry, sourceId: string | null): SuggestedSource {
  const { name, address, kind, asks = null, eventTypes, country, city = null, isOnline, licence = null } = entry
  return {
    // A name may change, and an address is what one is.
    id: asks ?? address,
    source: {
      name,
      address,
      kind,
      licence,
      credit: entry.credit ?? null,
      creditUrl: entry.creditUrl ?? null,
      mayPassOn: entry.basis === 'openLicence',
      isOn: !needsPermission(kind),
      eventType: eventTypes.length === 1 ? (eventTypes[0] ?? null) : null,
      country: country && !isOnline ? countryName(country) : null,
      city,
      organizer: entry.organizer ?? null,
      leaveOut: entry.leaveOut ?? null,
    },
    asks,
    eventTypes: [...eventTypes],
    place: placeOf(entry),
    city,
    languages: [...(entry.languages ?? ['en'])],
    basis: entry.basis,
    evidence: entry.evidence,
    seenOn: entry.seenOn || null,
    seenAt: entry.seenAt ?? null,
    confidence: entry.confidence,
    caution: entry.caution ?? null,
    sourceId,
  }
}
