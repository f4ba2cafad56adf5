import {
  eventListKinds,
  namedListKinds,
  type Archive,
  type EventList,
  type NamedListKind,
} from '@cyberluach/core/events/event-lists'
import { z } from '@hono/zod-openapi'
import { briefEventSchema } from './events.ts'
import { dayText, carriedText, moment } from './fields.ts'
import { endpoint, jsonAnswer } from './endpoint.ts'
import { errors } from './errors.ts'
import { wholeNumber } from './query.ts'

const size = z
  .object({
    key: z.string().openapi({ description: 'What `key` asks for it by', example: 'israel/haifa' }),
    name: z.string().openapi({ description: 'As those who wrote the events call it; empty for a time' }),
    nameHe: z.string().nullable().openapi({ description: 'Of a series that has one' }),
    count: z.number().int(),
  })
  .openapi('EventListSize')

const expected = z
  .array(
    z
      .object({
        name: z.string(),
        nameHe: z.string().nullable(),
        slug: z.string().nullable().openapi({ description: 'The end of its page’s address; null where it has none' }),
        url: z.string().nullable(),
        city: z.string().nullable(),
        country: z.string().nullable(),
        months: z
          .array(z.string())
          .openapi({ description: 'The next in which it is usually held, one or two', example: ['2027-06'] }),
      })
      .openapi('ExpectedSeries'),
  )
  .openapi({ description: 'Series whose next edition is not announced, the next first: no events' })

type NumberOfKind = Record<NamedListKind, z.ZodNumber>

const archiveSchema = z
  .object({
    years: z
      .array(
        z.object({
          year: z.string(),
          count: z.number().int(),
          changedAt: moment.openapi({ description: 'The latest change of one' }),
          months: z.array(z.object({ month: z.string(), count: z.number().int() })),
        }),
      )
      .openapi({ description: 'The latest first, with their months' }),
    countries: z.array(size).openapi({ description: 'The longest first, as are the others' }),
    cities: z.array(size),
    tags: z.array(size),
    organizers: z.array(size),
    series: z.array(size),
    expected,
    unnamed: z
      .object(Object.fromEntries(namedListKinds.map((kind) => [kind, z.number().int()])) as NumberOfKind)
      .openapi({
        description: 'How many further lists of each kind there are: the first thousand are named',
      }),
  })
  .openapi('Archive') satisfies z.ZodType<Archive>

const eventListSchema = z
  .object({
    kind: z.enum(eventListKinds),
    key: z.string(),
    name: z.string(),
    nameHe: z.string().nullable(),
    count: z.number().int().openapi({ description: 'Of all its pages' }),
    page: z.number().int(),
    pages: z.number().int(),
    events: z
      .array(briefEventSchema)
      .openapi({ description: 'Those that are not over, by start, then those that are, the latest first' }),
    ahead: z.number().int().openapi({ description: 'How many of all its pages are not over and count' }),
    within: z.array(size).openapi({ description: 'The months of a year, the cities of a country' }),
    country: z.string().nullable().openapi({ description: 'That of a city' }),
    series: z
      .object({
        url: z.string().nullable(),
        isYearly: z.boolean(),
        latestMonth: z.string().openapi({ description: 'In which its latest edition begins' }),
        isNextKnown: z.boolean().openapi({ description: 'Whether an edition is ahead' }),
      })
      .nullable(),
    expected,
  })
  .openapi('EventList') satisfies z.ZodType<EventList>

/** How many events there are by year, month, place, tag, organizer and series; samples and what was called off apart. */
export const getArchive = endpoint('GET /api/archive', {
  tags: ['Events'],
  summary: 'How many events there are by year and month, place, tag, organizer and series',
  responses: { 200: jsonAnswer(archiveSchema, 'The lists of the archive'), ...errors(429, 503) },
})

/** A page of one of these lists. */
export const getEventList = endpoint('GET /api/event-lists/{kind}', {
  tags: ['Events'],
  summary: 'The events of a year, a month, a place, a tag, an organizer or a series, from the next one on',
  request: {
    params: z.object({ kind: z.enum(eventListKinds) }),
    query: z.object({
      key: carriedText().min(1).max(250).openapi({ example: '2026-11' }),
      page: wholeNumber(1, 99_999, 1),
      day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
    }),
  },
  responses: {
    200: jsonAnswer(eventListSchema, 'A page of the list'),
    ...errors(400, 404, 429, 503),
  },
})

const addressSchema = z.object({ url: z.string(), updatedAt: moment }).openapi('EventAddress')

/** The pages of a year's events, for the sitemap; samples apart. */
export const listEventAddresses = endpoint('GET /api/event-addresses/{year}', {
  tags: ['Events'],
  summary: 'The addresses of a year’s events, and when each was last changed',
  request: {
    params: z.object({ year: z.string().regex(/^\d{4}$/) }),
    query: z.object({ page: wholeNumber(1, 9999, 1) }),
  },
  responses: {
    200: jsonAnswer(z.array(addressSchema), 'Up to 2,000 of them, by start'),
    ...errors(400, 404, 429, 503),
  },
})
