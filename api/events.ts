import type { Credit, EventCredit } from '@cyberluach/core/sources/credits'
import { z } from '@hono/zod-openapi'
import { type CalendarEvent, type CreditedEvent, briefFields, type BriefEvent } from '@cyberluach/core/events/event'
import { detailFields, eventFields } from '@cyberluach/core/events/event-fields'
import { eventStates } from '@cyberluach/core/events/event-states'
import { anywhereOnEarth, deadlineKinds, type Deadline } from '@cyberluach/core/events/deadline'
import { shownSchemas } from './event-fields.ts'
import { dayText, monthText, carriedText, moment } from './fields.ts'
import { endpoint, jsonAnswer, listAnswers } from './endpoint.ts'
import { errors } from './errors.ts'
import {
  eventListQuery,
  daysInOrder,
  outOfOrder,
  samplesQuery,
  wholeNumber,
  eventFilterQuery,
  idList,
  idParams,
} from './query.ts'
import { type EventSearch, mostCounted } from '@cyberluach/core/events/event-search'
import { eventListKinds } from '@cyberluach/core/events/event-lists'
import { claimedParts, pageParts, type EventPage } from '@cyberluach/core/events/event-page'

const credit = z.object({
  name: z.string().openapi({ description: 'The line by which it wants to be credited, or its name' }),
  url: z.string(),
  licence: z.string().nullable(),
  licenceUrl: z.string().nullable(),
  isModified: z.boolean().openapi({ description: 'Whether its licence asks to tell that it was changed' }),
})

/** A public list that the calendar takes events from, with what its licence asks for. */
export const creditSchema = credit.openapi('Credit') satisfies z.ZodType<Credit>

/** The fields of a credit, for what extends it. */
export const creditFields = credit.shape

/** A list that has an event. */
export const eventCreditSchema = z
  .object({
    ...creditFields,
    checkedAt: moment.nullable().openapi({ description: 'When the list was last read; null where it no longer is' }),
    shown: z.record(z.string(), moment).openapi({
      description: 'What of the event is shown as this list states it, and since when it does',
      example: { days: '2026-11-20T06:00:00.000Z', place: '2026-11-20T06:00:00.000Z' },
    }),
  })
  .openapi('EventCredit') satisfies z.ZodType<EventCredit>

/** A deadline of a published event. `at` is ISO 8601 in UTC; without it all of `day` counts, in `zone`. */
export const deadlineSchema = z
  .object({
    kind: z.enum(deadlineKinds),
    day: z.string().openapi({ format: 'date' }),
    at: moment.nullable().openapi({ description: 'Where an hour is known' }),
    zone: z
      .string()
      .nullable()
      .openapi({
        description: `Where the day ends; null: anywhere on Earth (\`${anywhereOnEarth}\`, UTC-12)`,
      }),
    url: z.string().nullable(),
    extendedFrom: z.string().nullable().openapi({ format: 'date' }),
  })
  .openapi('Deadline') satisfies z.ZodType<Deadline>

const days = { day: z.string().openapi({ format: 'date' }), lastDay: z.string().openapi({ format: 'date' }) }

/** A published event. `day` and `lastDay` are days in the site's time zone; `allDay` means that hours are unknown. */
export const eventSchema = z
  .object({
    id: z.uuid(),
    url: z.string().openapi({
      description: 'Its own page, from the root of the site; the Hebrew one stands below `/he`',
      example: '/event/black-hat-europe-2026',
    }),
    ...shownSchemas(eventFields.names),
    ...shownSchemas(eventFields.descriptions),
    ...shownSchemas(eventFields.type),
    startDate: moment,
    endDate: moment.nullable(),
    ...shownSchemas(eventFields.online),
    ...shownSchemas(eventFields.place),
    locationCountry: z.string().nullable().openapi({ example: 'Israel' }),
    ...shownSchemas(eventFields.links),
    ...shownSchemas(eventFields.prize),
    ...shownSchemas(eventFields.practical),
    ...shownSchemas(detailFields.host),
    ...shownSchemas(detailFields.admission),
    deadlines: z.array(deadlineSchema),
    series: z.object({ slug: z.string(), name: z.string(), nameHe: z.string().nullable() }).nullable(),
    tags: z.array(z.string()),
    ...days,
    allDay: z.boolean(),
    former: z
      .object({ startDate: moment, ...days })
      .nullable()
      .openapi({ description: 'When it was to be before it moved' }),
    source: creditSchema
      .nullable()
      .openapi({ description: 'The public list that it came from first; `sources` has all of them' }),
    updatedAt: moment,
    checkedAt: moment.nullable(),
    state: z.enum(eventStates).openapi({
      description:
        'Whether it takes place as announced; what moved has new days, and what was cancelled or postponed stays on the calendar',
    }),
    isSample: z.boolean().openapi({ description: 'Invented to show how the calendar works' }),
  })
  .openapi('Event') satisfies z.ZodType<CalendarEvent>

/** An event with every list that has it: each is to be credited by whoever passes it on. */
export const creditedEventSchema = eventSchema
  .extend({
    sources: z.array(eventCreditSchema).openapi({
      description:
        'Every public list that tells of it, those first that most of what is shown comes from. What none of them states was written by a person',
    }),
  })
  .openapi('CreditedEvent') satisfies z.ZodType<CreditedEvent>

/** What a calendar shows of an event. */
export const briefEventSchema = eventSchema
  .pick(Object.fromEntries(briefFields.map((field) => [field, true])) as BriefMask)
  .openapi('BriefEvent') satisfies z.ZodType<BriefEvent>

type BriefMask = Record<keyof BriefEvent, true>

/**
 * The published events. `from`, `to` and `at` are days in the site's time zone, the first two inclusive. Samples are among
 * them, flagged by `isSample`, as the calendar shows them; who counts or passes events on sets `samples=false`.
 */
export const listEvents = endpoint('GET /api/events', {
  tags: ['Events'],
  summary: 'The published events, by start',
  request: {
    query: z
      .object({
        ...eventListQuery,
        samples: samplesQuery,
        running: z.enum(['true', 'all']).optional().openapi({
          description:
            'all: those that run on a day from from to to, whenever they began; true: only those of them that began before from',
        }),
        order: z.enum(['start', 'next-first']).optional().openapi({
          description:
            'start: the first to begin first; next-first: so too, but those that are over on the day at come last, and of them the latest first',
        }),
        at: dayText.optional().openapi({ description: 'The day that next-first counts as today' }),
        limit: wholeNumber(1, 5000, 5000),
        offset: wholeNumber(0, 999_999_999, 0),
      })
      .refine(daysInOrder, outOfOrder)
      .refine(({ from, running }) => !running || from, { path: ['from'], error: 'required' })
      .refine(({ at, order }) => order !== 'next-first' || at, { path: ['at'], error: 'required' }),
  },
  responses: {
    ...listAnswers(creditedEventSchema, 'The events; X-Total-Count says how many match without limit and offset'),
    ...errors(400, 429, 503),
  },
})

const monthCount = z.object({ month: monthText, count: z.number().int() }).nullable()

const count = z
  .number()
  .int()
  .openapi({ description: `How many; ${mostCounted} stands for as many and more` })

const foundEvents = z.object({ total: count, events: z.array(briefEventSchema) })

const understood = z
  .object({
    kind: z.enum(['type', 'country', 'city', 'online', 'month', 'year']),
    value: z.string().openapi({
      description: 'A kind of event, an English name of a place, 12, 2026-12 or 2026',
    }),
    text: z.string().openapi({ description: 'The words as they were written' }),
    rest: z.string().openapi({ description: 'The search without them' }),
  })
  .openapi('UnderstoodWords') as unknown as z.ZodType<EventSearch['understood'][number]>

const eventSearch = z
  .object({
    understood: z.array(understood),
    corrected: z.string().nullable().openapi({
      description: 'The search in the spelling that finds this, where its own finds nothing',
    }),
    ahead: foundEvents.openapi({ description: 'What runs today and after, by its first day' }),
    earlier: foundEvents.openapi({ description: 'What is over, the latest first' }),
    elsewhere: z
      .object({
        suggestion: z.object({ q: z.string(), total: count }).nullable(),
        previous: monthCount,
        next: monthCount,
        withoutMonth: z.string(),
        withoutFilters: count,
      })
      .nullable()
      .openapi({ description: 'Where there would be something, if nothing is found' }),
  })
  .openapi('EventSearch') satisfies z.ZodType<EventSearch>

/**
 * Looks for words in the events of all dates, in both languages: names, descriptions, tags, cities and countries. Words
 * that name a type, a place or a month are understood (`ctf israel december`), and wrong letters are forgiven.
 */
export const searchEvents = endpoint('GET /api/search', {
  tags: ['Events'],
  summary: 'The events that a search finds, over all dates',
  request: {
    query: z
      .object({
        ...eventFilterQuery,
        samples: samplesQuery,
        ids: idList(200).optional().openapi({ description: 'Only among these events, with commas between them' }),
        day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
        limit: wholeNumber(1, 100, 50).openapi({ description: 'The most events on either side of today' }),
      })
      .refine(({ q }) => q, { path: ['q'], error: 'required' }),
  },
  responses: {
    200: jsonAnswer(eventSearch, 'What is found, and where there would be something'),
    ...errors(400, 429, 503),
  },
})

/** One published event. */
export const getEvent = endpoint('GET /api/events/{id}', {
  tags: ['Events'],
  summary: 'One published event',
  request: { params: idParams },
  responses: { 200: jsonAnswer(creditedEventSchema, 'The event'), ...errors(404, 429, 503) },
})

const sourceStatement = z
  .object({
    name: z.string(),
    url: z.string(),
    licence: z.string().nullable(),
    isOwnPage: z.boolean().openapi({ description: 'Whether it is the event’s own page, called by its host' }),
    checkedAt: moment.openapi({ description: 'When it was last read' }),
    shown: z
      .array(z.enum([...claimedParts, ...pageParts]))
      .openapi({ description: 'What of the event is shown as it states it' }),
    otherDays: z
      .object(days)
      .nullable()
      .openapi({ description: 'The days that it names instead; null where it agrees' }),
    otherState: z.enum(['cancelled', 'postponed']).nullable(),
    otherPlace: z.object({ city: z.string().nullable(), country: z.string().nullable() }).nullable(),
  })
  .openapi('SourceStatement')

/** Where the last edition was held of what has no place yet. */
export const lastPlaceSchema = z
  .object({
    city: z.string().nullable(),
    country: z.string().nullable(),
    day: z.string().openapi({ format: 'date', description: 'The first day of that edition' }),
  })
  .openapi('LastPlace')

const eventPageSchema = z
  .object({
    event: eventSchema,
    week: z.object({
      firstDay: z.string().openapi({ format: 'date', description: 'The Sunday on or before its first day' }),
      events: z.array(briefEventSchema).openapi({ description: 'It among them, by start; not all of a full week' }),
      count: z.number().int().openapi({ description: 'How many there are in all' }),
    }),
    nearby: z.array(briefEventSchema).openapi({ description: 'The next ones in its country, those of its city first' }),
    lists: z
      .array(z.object({ kind: z.enum(eventListKinds), key: z.string(), name: z.string() }))
      .openapi({ description: 'The lists of the archive that it stands in; of a sample, none' }),
    organized: z
      .array(briefEventSchema)
      .openapi({ description: 'Others by its organizer: the next ones, and after them the latest' }),
    editions: z
      .object({
        previous: briefEventSchema.nullable(),
        next: briefEventSchema.nullable(),
        upcoming: briefEventSchema.nullable().openapi({
          description: 'The next other event of its series, yearly or not, that takes place and is ahead',
        }),
      })
      .openapi({
        description: 'The editions before and after it, of a yearly series, and the next that is ahead',
      }),
    statements: z
      .array(sourceStatement)
      .openapi({ description: 'The public lists that name it, and what each says otherwise' }),
    lastPlace: lastPlaceSchema.nullable().openapi({
      description: 'Where the last edition of its series was held, if it is ahead and its own place is not known',
    }),
  })
  .openapi('EventPage') satisfies z.ZodType<EventPage>

/** An event with what its page shows round it. A name that the page had before, or the event's id, finds it as well. */
export const getEventPage = endpoint('GET /api/event-pages/{slug}', {
  tags: ['Events'],
  summary: 'One published event by the address of its page, with what runs in its week and near it',
  request: {
    params: z.object({ slug: carriedText().max(200).openapi({ example: 'black-hat-europe-2026' }) }),
    query: z.object({
      day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
    }),
  },
  responses: {
    200: jsonAnswer(eventPageSchema, 'The event and what is round it'),
    ...errors(404, 422, 429, 503),
  },
})

/** Every list that has brought something, by name. */
export const listCredits = endpoint('GET /api/sources', {
  tags: ['Events'],
  summary: 'The public lists that events come from, with their licences',
  responses: { 200: jsonAnswer(z.array(creditSchema), 'The lists'), ...errors(429, 503) },
})
