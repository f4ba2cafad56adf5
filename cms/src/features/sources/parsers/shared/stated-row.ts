import { mostOfEvent } from '@cyberluach/core/events/deadline'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import { eventDetails, eventFields } from '@cyberluach/core/events/event-fields'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { cleanLine, cleanText, isFarTooLong, isVisible } from '@cyberluach/core/text/text-hygiene'
import { isWebLink } from '@cyberluach/core/text/links'
import type { SourceRow } from '../../row.ts'
import { carriedRaw } from './carried-raw.ts'
import { yearAgainstAddress } from './year-against-address.ts'

/** What a parser read of a row, as it was written; what it leaves out is not stated. */
export type Stated = Partial<Omit<SourceRow, 'title' | 'startDay' | 'endDay' | 'raw'>> & {
  title: string
  startDay: DayKey
  /** The first day where no last one is stated. */
  endDay?: DayKey | null
  raw: unknown
}

/** A row as all sources have it: clean, within the limits of an event's fields. Or why it is none. */
export function statedRow(stated: Stated): SourceRow | RejectionReason {
  const longest = eventFields.names.title.limit
  if (isFarTooLong(stated.title, longest)) return 'tooLong'
  const title = cleanLine(stated.title.toWellFormed())
  const { startDay, startsAt = null } = stated
  const endDay = stated.endDay ?? startDay
  const endsAt = startsAt ? (stated.endsAt ?? null) : null
  const raw = carriedRaw(stated.raw)
  if (raw === undefined || lengthOf(title) > longest) return 'tooLong'
  if (!isVisible(title)) return 'noTitle'
  if (!isDayKey(startDay) || !isDayKey(endDay)) return 'noSuchDay'
  if (endDay < startDay || (startsAt && endsAt && Date.parse(endsAt) < Date.parse(startsAt)))
    return 'endBeforeStart'
  const url = link(stated.url)
  if (yearAgainstAddress(endDay, url)) return 'yearAgainstAddress'
  const isOnline = stated.isOnline ?? false
  return {
    id: line(stated.id, longestId),
    title,
    titleHe: line(stated.titleHe, eventFields.names.titleHe.limit),
    description: text(stated.description, eventFields.descriptions.description.limit),
    startDay,
    endDay,
    startsAt,
    endsAt,
    url,
    isOnline,
    city: line(stated.city, eventFields.place.locationCity.limit),
    country: stated.country ? normaliseCountry(stated.country.slice(0, longestId)) : null,
    venue: line(stated.venue, eventFields.place.locationVenue.limit),
    eventType: stated.eventType ?? null,
    state: stated.state ?? 'scheduled',
    organizer: line(stated.organizer, eventDetails.organizer.limit),
    admission: stated.admission ?? null,
    price: line(stated.price, eventDetails.price.limit),
    tags: tagsOf(stated.tags ?? []),
    deadlines: (stated.deadlines ?? []).slice(0, mostOfEvent).map((one) => ({ ...one, url: link(one.url) })),
    raw,
  }
}

const longestId = 300
/** More tags of one event than this are not read. */
export const mostTags = 20
const longestTag = 60

/** A line; null where nothing stands in it, or more than fits. */
function line(value: string | null | undefined, limit: number): string | null {
  if (isFarTooLong(value ?? '', limit)) return null
  const clean = cleanLine((value ?? '').toWellFormed())
  return isVisible(clean) && lengthOf(clean) <= limit ? clean : null
}

/** A text, cut where it is longer than fits. */
function text(value: string | null | undefined, limit: number): string | null {
  const clean = cleanText((value ?? '').slice(0, 4 * limit).toWellFormed()).trim()
  if (!isVisible(clean)) return null
  return lengthOf(clean) <= limit ? clean : `${[...clean].slice(0, limit - 1).join('')}…`
}

function link(value: string | null | undefined): string | null {
  const { limit } = eventFields.links.registrationUrl
  const clean = line(value, limit)
  return clean !== null && clean.length <= limit && isWebLink(clean) ? clean : null
}

function tagsOf(tags: string[]): string[] {
  const kept = tags.slice(0, mostTags).map((tag) => line(tag, longestTag))
  return [...new Set(kept.filter((tag) => tag !== null))]
}

/** In Unicode code points, as every limit counts. */
function lengthOf(text: string): number {
  return [...text].length
}
