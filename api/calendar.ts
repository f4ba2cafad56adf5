import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer, unchanged } from './endpoint.ts'
import { errors } from './errors.ts'
import { eventFilterQuery, idParams, eventListQuery, daysInOrder, outOfOrder } from './query.ts'
import type { NearestMonths, Facets, Figures, Glance } from '@cyberluach/core/events/figures'
import { monthText, dayText } from './fields.ts'
import { briefEventSchema, eventSchema } from './events.ts'
import { eventTypes } from '@cyberluach/core/events/event'

/** An iCalendar file, for an endpoint's `responses`. Not for `call()`, which reads JSON. */
export function calendarAnswer(description: string) {
  return {
    description,
    content: { 'text/calendar': { schema: z.string() } },
    headers: z.object({ ETag: z.string() }),
  }
}

/** The language of a calendar's texts: `lang=he`. */
export const calendarLanguage = z.enum(['en', 'he']).default('en')

/** The published events, or those that a filter finds, without samples, as a calendar to subscribe to: the newest 5,000 at most. */
export const getCalendar = endpoint('GET /api/events.ics', {
  tags: ['Calendars'],
  summary: 'The events as a calendar to subscribe to, also at /events.ics',
  request: { query: z.object({ ...eventFilterQuery, lang: calendarLanguage }) },
  responses: {
    200: calendarAnswer('The calendar'),
    ...unchanged,
    ...errors(400, 429, 503),
  },
})

/** One published event as an iCalendar file. */
export const getEventCalendar = endpoint('GET /api/events/{id}/calendar.ics', {
  tags: ['Calendars'],
  summary: 'One event as a calendar file',
  request: { params: idParams, query: z.object({ lang: calendarLanguage }) },
  responses: {
    200: calendarAnswer('The file'),
    ...unchanged,
    ...errors(400, 404, 429, 503),
  },
})

const monthCount = z.object({ month: monthText, count: z.number().int() }).nullable()

const nearestMonths = z
  .object({ total: z.number().int(), previous: monthCount, next: monthCount })
  .openapi('NearestMonths') satisfies z.ZodType<NearestMonths>

/**
 * Where else a search finds something: how many events it finds over all dates, and the months before and after one that
 * are nearest to it among those in which such an event begins. It reads the texts that the calendar in `lang` reads.
 * Months go by the site's time zone.
 */
export const getMonths = endpoint('GET /api/months', {
  tags: ['Events'],
  summary: 'The months nearest to one that have events, or those that a search finds',
  request: {
    query: z.object({
      month: monthText.openapi({ description: 'The month from which the others are looked for' }),
      ...eventFilterQuery,
      lang: calendarLanguage,
    }),
  },
  responses: {
    200: jsonAnswer(nearestMonths, 'How many there are, and the months before and after'),
    ...unchanged,
    ...errors(400, 429, 503),
  },
})

/**
 * What a month of the calendar shows: the events, samples among them, that run on one of the days of its six weeks, by
 * start. Months go by the site's time zone.
 */
export const getMonth = endpoint('GET /api/months/{month}', {
  tags: ['Events'],
  summary: 'The events of the six weeks that a month of the calendar shows, in brief',
  request: { params: z.object({ month: monthText }) },
  responses: { 200: jsonAnswer(z.array(briefEventSchema), 'The events'), ...errors(404, 429, 503) },
})

/** How many events, samples and what was called off apart, there are of each type and in each country, how many online, how many in all. */
export const facetsSchema = z
  .object({
    types: z.array(z.object({ type: z.enum(eventTypes), count: z.number().int() })),
    countries: z.array(z.object({ country: z.string(), count: z.number().int() })),
    online: z.number().int(),
    total: z.number().int(),
  })
  .openapi('Facets') satisfies z.ZodType<Facets>

/** How the published events divide, samples and what was called off apart: types and countries, the most frequent first. All of them, or those that a list of events finds. */
export const getFacets = endpoint('GET /api/facets', {
  tags: ['Events'],
  summary: 'How many events there are of each type and in each country, samples and what was called off apart',
  request: { query: z.object(eventListQuery).refine(daysInOrder, outOfOrder) },
  responses: { 200: jsonAnswer(facetsSchema, 'The counts'), ...errors(400, 429, 503) },
})

const count = z.number().int()
const countOfType = z.object({ type: z.enum(eventTypes), count })

/** Figures over all published events, samples and what was called off apart. */
export const figuresSchema = z
  .object({
    today: z.string().openapi({ format: 'date' }),
    total: count,
    online: count,
    physical: count.openapi({ description: 'Held in a known country and not online' }),
    prizes: z.object({ count, amount: count }),
    topCountry: z.object({ country: z.string(), count }).nullable(),
    popularType: countOfType.nullable(),
    types: z.array(countOfType),
    thisMonth: z.object({ month: z.string().openapi({ example: '2026-11' }), count }),
    upcoming: z.object({ days: count, count }),
    samples: count.openapi({ description: 'How many samples are published; no other figure counts them' }),
  })
  .openapi('Figures') satisfies z.ZodType<Figures>

/** The figures over all published events, samples and what was called off apart, and how many samples there are; today, this month and upcoming go by the site's time zone. */
export const getFigures = endpoint('GET /api/figures', {
  tags: ['Events'],
  summary: 'The figures over all published events, samples and what was called off apart',
  responses: { 200: jsonAnswer(figuresSchema, 'The figures'), ...errors(429, 503) },
})

const notificationSchema = z.object({
  id: z.string(),
  event: eventSchema,
  type: z.enum(['today', 'soon', 'registration_closing']),
  days: z.number().int().openapi({ description: 'Until the event begins' }),
  priority: z.enum(['high', 'medium', 'low']),
})

const glanceSchema = z
  .object({
    facets: facetsSchema,
    figures: figuresSchema,
    notifications: z.array(notificationSchema),
    upcoming: z.array(eventSchema),
    year: z
      .array(
        z.object({
          month: monthText,
          types: z.array(z.object({ type: z.enum(eventTypes), count: z.number().int() })),
        }),
      )
      .openapi({
        description:
          'Of each month that has events, from this one on and twelve at most, how many of each kind begin in it',
      }),
    hasPosts: z.boolean().openapi({ description: 'Whether the blog has a post that everybody may read' }),
  })
  .openapi('Glance') satisfies z.ZodType<Glance>

/** The calendar at a glance: all that a page shows besides its own subject, in one read. */
export const getGlance = endpoint('GET /api/glance', {
  tags: ['Events'],
  summary: 'Counts, figures, the most urgent notifications and the next events, together',
  request: {
    query: z.object({
      day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
    }),
  },
  responses: { 200: jsonAnswer(glanceSchema, 'The calendar at a glance'), ...errors(400, 429, 503) },
})
