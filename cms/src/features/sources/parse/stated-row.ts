import { cityAsNamed } from '@cyberluach/core/places/city-spelling'
import { mostOfEvent, deadlineKinds } from '@cyberluach/core/events/deadline'
import { normaliseCountry, countryCodeOf } from '@cyberluach/core/places/countries'
import { isDayKey, type DayKey, dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import { isLanguagesText, languagesText } from '@cyberluach/core/events/event-languages'
import { eventDetails, eventFields } from '@cyberluach/core/events/event-fields'
import { type RejectionReason, rejectionReasons } from '@cyberluach/core/sources/sources'
import {
  cleanLine,
  cleanText,
  isFarTooLong,
  isVisible,
  hasForbiddenCharacters,
} from '@cyberluach/core/text/text-hygiene'
import { isWebLink, wholeLink } from '@cyberluach/core/text/links'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import type { SeriesRow, SourceRow, Parsed } from '../rows.ts'
import { plainText } from './plain-text.ts'
import { isPlaceholder } from './prose.ts'
import { kindByName, titleAndState, yearAgainstAddress } from './titles.ts'
import { eventStates } from '@cyberluach/core/events/event-states'
import { admissions, eventTypes } from '@cyberluach/core/events/event-types'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { z } from 'zod'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'

/** What a parser read of a row, as it was written; what it leaves out is not stated. */
export type Stated = Partial<Omit<SourceRow, 'title' | 'startDay' | 'endDay' | 'languages' | 'conductUrl' | 'raw'>> & {
  /** Tags of languages (`en`, `en-GB`). */
  languages?: string[]
  conductUrl?: string | null
  title: string
  startDay: DayKey
  /** The first day where no last one is stated. */
  endDay?: DayKey | null
  raw: unknown
}

/**
 * A row as all sources have it: plain texts within the limits of an event's fields, and what the title says of its state
 * and kind where nothing else does. Or why it is none.
 */
export function statedRow(stated: Stated): SourceRow | RejectionReason {
  const longest = eventFields.names.title.limit
  if (isFarTooLong(stated.title, longest)) return 'tooLong'
  const { title, state } = titleAndState(cleanLine(plainText(stated.title.toWellFormed())))
  const { startDay, startsAt = null } = stated
  const endDay = stated.endDay ?? startDay
  const endsAt = startsAt ? (stated.endsAt ?? null) : null
  const raw = carriedRaw(stated.raw)
  if (raw === undefined || lengthOf(title) > longest) return 'tooLong'
  if (!isVisible(title)) return 'noTitle'
  // A letter that was broken on its way.
  if (stated.title.includes('\uFFFD')) return 'unreadable'
  if (!isDayKey(startDay) || !isDayKey(endDay)) return 'noSuchDay'
  if (endDay < startDay || (startsAt && endsAt && Date.parse(endsAt) < Date.parse(startsAt))) return 'endBeforeStart'
  const url = link(stated.url)
  if (yearAgainstAddress(endDay, url, title)) return 'yearAgainstAddress'
  const isOnline = stated.isOnline ?? false
  const languages = languagesText(stated.languages ?? [])
  const conductUrl = link(stated.conductUrl)
  const city = place(stated.city, eventFields.place.locationCity.limit)
  return {
    id: line(stated.id, longestId),
    title,
    titleHe: stated.titleHe
      ? line(titleAndState(plainText(stated.titleHe)).title, eventFields.names.titleHe.limit)
      : hasHebrew(title)
        ? title
        : null,
    description: text(stated.description, eventFields.descriptions.description.limit),
    startDay,
    endDay,
    startsAt,
    endsAt,
    url,
    isOnline,
    city: city && cityAsNamed(city),
    country: stated.country ? normaliseCountry(stated.country.slice(0, longestId)) : null,
    venue: place(stated.venue, eventFields.place.locationVenue.limit),
    eventType: stated.eventType ?? kindByName(title),
    state: stated.state && stated.state !== 'scheduled' ? stated.state : (state ?? 'scheduled'),
    organizer: line(stated.organizer, eventDetails.organizer.limit),
    admission: stated.admission ?? null,
    price: line(stated.price, eventDetails.price.limit),
    ...(languages && { languages }),
    ...(conductUrl && { conductUrl }),
    tags: tagsOf(stated.tags ?? []),
    deadlines: (stated.deadlines ?? []).slice(0, mostOfEvent).map((one) => ({ ...one, url: link(one.url) })),
    ...(stated.otherDay && { otherDay: stated.otherDay }),
    raw,
  }
}

/** A series as all watch lists have it, or why it is none. */
export function statedSeries({ name, url, city, country }: SeriesRow): SeriesRow | RejectionReason {
  const longest = eventFields.names.title.limit
  const named = line(name, longest)
  if (isFarTooLong(name, longest)) return 'tooLong'
  if (named === null) return 'noTitle'
  const inCity = place(city, eventFields.place.locationCity.limit)
  const inCountry = country && normaliseCountry(country.slice(0, longestId))
  // Of what is held in many places, or online, nothing tells where it is.
  return { name: named, url: link(url), city: inCountry && inCity && cityAsNamed(inCity), country: inCountry }
}

const longestId = 300
/** More tags of one event than this are not read. */
export const mostTags = 20
const longestTag = 60

/** A line; null where nothing stands in it, or more than fits. */
function line(value: string | null | undefined, limit: number): string | null {
  if (isFarTooLong(value ?? '', limit)) return null
  const clean = cleanLine(plainText((value ?? '').toWellFormed()))
  return isVisible(clean) && lengthOf(clean) <= limit ? clean : null
}

function place(value: string | null | undefined, limit: number): string | null {
  const named = line(value, limit)
  return named && !isPlaceholder(named) ? named : null
}

/** A text, cut where it is longer than fits. */
function text(value: string | null | undefined, limit: number): string | null {
  const clean = cleanText(plainText((value ?? '').slice(0, 4 * limit).toWellFormed())).trim()
  if (!isVisible(clean)) return null
  return lengthOf(clean) <= limit ? clean : `${[...clean].slice(0, limit - 1).join('')}…`
}

function link(value: string | null | undefined): string | null {
  const { limit } = eventFields.links.registrationUrl
  const clean = wholeLink((line(value, limit) ?? '').replace(/^<(.*)>$/, '$1'))
  return clean.length <= limit && isWebLink(clean) ? clean : null
}

function tagsOf(tags: string[]): string[] {
  const kept = tags.slice(0, mostTags).map((tag) => line(tag, longestTag))
  return [...new Set(kept.filter((tag) => tag !== null))]
}

/** In Unicode code points, as every limit counts. */
function lengthOf(text: string): number {
  return [...text].length
}

const rowSchemaLine = (limit: number) =>
  z
    .string()
    .min(1)
    .max(limit * 2)
const day = z.string().refine(isDayKey)
const instant = z.iso.datetime({ offset: true })
const country = z.string().refine((name) => countryCodeOf(name) !== null)
const rowSchemaLink = z.string().max(2_000).refine(isWebLink)

const deadline = z.strictObject({
  kind: z.enum(deadlineKinds),
  day,
  at: instant.nullable(),
  zone: z.string().refine(isTimeZone).nullable(),
  url: rowSchemaLink.nullable(),
  extendedFrom: day.nullable(),
})

/** A whole row: nothing of it is missing, and nothing contradicts itself. */
export const rowSchema: z.ZodType<SourceRow> = z
  .strictObject({
    id: rowSchemaLine(300).nullable(),
    title: rowSchemaLine(300),
    titleHe: rowSchemaLine(300).nullable(),
    description: rowSchemaLine(10_000).nullable(),
    startDay: day,
    endDay: day,
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    url: rowSchemaLink.nullable(),
    isOnline: z.boolean(),
    city: rowSchemaLine(120).nullable(),
    country: country.nullable(),
    venue: rowSchemaLine(300).nullable(),
    eventType: z.enum(eventTypes).nullable(),
    state: z.enum(eventStates),
    organizer: rowSchemaLine(200).nullable(),
    admission: z.enum(admissions).nullable(),
    price: rowSchemaLine(120).nullable(),
    languages: z.string().refine(isLanguagesText).nullish(),
    conductUrl: rowSchemaLink.nullish(),
    tags: z.array(rowSchemaLine(60)).max(20),
    deadlines: z.array(deadline).max(20),
    otherDay: day.optional(),
    raw: z.json(),
  })
  .refine(({ startDay, endDay }) => startDay <= endDay)
  .refine(
    ({ startsAt, endsAt }) => endsAt === null || (startsAt !== null && Date.parse(startsAt) <= Date.parse(endsAt)),
  )

export const parsedSchema: z.ZodType<Parsed> = z.strictObject({
  rows: z.array(rowSchema),
  over: z.int().min(0).optional(),
  series: z
    .array(
      z.strictObject({
        name: rowSchemaLine(300),
        url: rowSchemaLink.nullable(),
        city: rowSchemaLine(120).nullable(),
        country: country.nullable(),
      }),
    )
    .optional(),
  refused: z.array(
    z.strictObject({
      raw: z.string().max(500),
      line: z.int().min(1).nullable(),
      reason: z.enum(rejectionReasons),
    }),
  ),
})

/** The longest row that is kept, as JSON. */
export const longestRaw = 40_000

/**
 * A row as JSON can carry it and a database can keep it; undefined where it is too long, or nested deeper than can be
 * written.
 */
export function carriedRaw(raw: unknown): unknown {
  const written = writtenJson(raw)
  return written === undefined || written.length > longestRaw ? undefined : JSON.parse(written, harmless)
}

function writtenJson(raw: unknown): string | undefined {
  try {
    return JSON.stringify(raw)
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Without the characters that no column of JSON takes. */
function harmless(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return hasForbiddenCharacters(value) ? tidy(value) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value)
  if (!entries.some(([key]) => hasForbiddenCharacters(key))) return value
  return Object.fromEntries(entries.map(([key, one]) => [tidy(key), one]))
}

function tidy(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** The days that an event of hours runs on, by the site's clock, as an event itself counts them. */
export function timedDays(
  startsAt: string,
  endsAt: string | null,
  timeZone: string,
): Pick<SourceRow, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'> {
  const startDay = dayKeyOf(new Date(startsAt), timeZone)
  return { startDay, endDay: lastDayOf(startsAt, endsAt, timeZone), startsAt, endsAt }
}

/**
 * An instant in UTC as `2026-10-18T14:00:00.000Z`, of an hour with its offset or else of the clock in `zone`; null for a
 * text that is none, or where neither is said.
 */
export function utcInstant(text: string, zone: string | null = null): string | null {
  const match = writtenInstant.exec(text.trim())
  const [, day = '', time = '', offset] = match ?? []
  if (!match || !isDayKey(day) || (!offset && !zone)) return null
  if (!offset) return isHour(time) && zone ? new Date(zonedInstant(day, time, zone)).toISOString() : null
  const milliseconds = Date.parse(
    match[0]
      .replace(' ', 'T')
      .replace(/([+-]\d\d):?(\d\d)?$/, (_all, hours: string, minutes = '00') => `${hours}:${minutes}`),
  )
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
}

/** The day that an ISO 8601 text begins with, whether or not hours follow; null where it is none. */
export function dayIn(text: string): DayKey | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text.trim())?.[1] ?? ''
  return isDayKey(day) ? day : null
}

const writtenInstant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/

function isHour(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}
