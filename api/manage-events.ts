import { eventStandings } from '@cyberluach/core/event-standing'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { eventSchema } from './event-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { searchText, wholeNumber } from './query-schema.ts'

/** A published event as those see it who change it. */
export const managedEvent = eventSchema
  .extend({
    version: z.string().openapi({
      description: 'Names the state that was read: a change says which one it was made of',
    }),
    submissionId: z.uuid().nullable().openapi({ description: 'What it was published from' }),
    createdAt: z.string().openapi({ format: 'date-time' }),
  })
  .openapi('ManagedEvent')

export type ManagedEvent = z.infer<typeof managedEvent>

/** How many events that hold the words of a search are counted. */
export const mostListed = 1000

const listed = z
  .object({
    events: z.array(managedEvent),
    total: z
      .number()
      .int()
      .openapi({ description: `How many match in all; of a search, ${mostListed} at most` }),
    counted: z.number().int().nullable().openapi({
      description:
        'How many of all that match count in figures, without samples and what was cancelled; null for a search',
    }),
    samples: z.number().int().nullable().openapi({
      description: 'How many of all that match are samples; null for a search',
    }),
    isMore: z.boolean().openapi({ description: 'Whether more match than were counted' }),
    years: z.object({ first: z.number().int(), last: z.number().int() }).nullable().openapi({
      description: 'The years of the first and of the last event of all; null where there is none',
    }),
  })
  .openapi('ManagedEvents')

export type ManagedEvents = z.infer<typeof listed>

/** The next first, then what is over from the latest on; or what came to the calendar last. */
export const managedOrders = ['next', 'newest'] as const

/**
 * Every published event, of any year. `q` looks in the texts of both languages, in countries and cities by their names in
 * both, and reads the words as `/api/search` does; `state` is that of the event, or `past` for what took place and is over.
 */
export const listManagedEvents = endpoint('GET /api/sys/mgmt/events', {
  tags: ['Moderation'],
  summary: 'Published events, to be changed',
  security: bearer,
  request: {
    query: z.object({
      q: searchText,
      state: z.enum(eventStandings).optional(),
      year: z
        .string()
        .regex(/^\d{4}$/)
        .optional()
        .openapi({ description: 'The year in which it begins', example: '2026' }),
      order: z.enum(managedOrders).default('next'),
      limit: wholeNumber(1, 200, 25),
      offset: wholeNumber(0, 999_999, 0),
    }),
  },
  responses: { 200: jsonAnswer(listed, 'A page of them'), ...errors(400, 401, 403, 503) },
})
