import { eventTypes } from '@cyberluach/core/events/event'
import { countryCodes } from '@cyberluach/core/places/country-code'
import { sourceKinds } from '@cyberluach/core/sources/sources'
import {
  suggestionBases,
  suggestionCautions,
  suggestionConfidences,
  suggestionEvidence,
  suggestionQuestions,
} from '@cyberluach/core/sources/suggestions'
import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer, staffCall } from './endpoint.ts'
import { errors } from './errors.ts'
import { searchText, wholeNumber } from './query.ts'

const suggestedSource = z
  .object({
    id: z.string(),
    source: z
      .object({
        name: z.string(),
        address: z.string().openapi({ description: '`{answer}` is filled in by who adds it' }),
        kind: z.enum(sourceKinds),
        licence: z.string().nullable(),
        credit: z.string().nullable(),
        creditUrl: z.string().nullable(),
        mayPassOn: z.boolean(),
        isOn: z.boolean(),
        eventType: z.enum(eventTypes).nullable(),
        country: z.string().nullable(),
        city: z.string().nullable(),
        organizer: z.string().nullable(),
        leaveOut: z.string().nullable(),
      })
      .openapi({ description: 'What adding it sends' }),
    asks: z.enum(suggestionQuestions).nullable().openapi({ description: 'What is to be filled in first' }),
    eventTypes: z.array(z.enum(eventTypes)),
    place: z.string().openapi({ description: 'A code of ISO 3166-1, `online`, or `world`' }),
    city: z.string().nullable(),
    languages: z.array(z.string()),
    basis: z.enum(suggestionBases).openapi({ description: 'Why it may be read' }),
    evidence: z.enum(suggestionEvidence).openapi({ description: 'How it is known' }),
    seenOn: z.string().nullable().openapi({ description: 'A day or a month', example: '2026-08' }),
    seenAt: z.string().nullable().openapi({ description: 'Where it can be looked at' }),
    confidence: z.enum(suggestionConfidences),
    caution: z.enum(suggestionCautions).nullable(),
    sourceId: z.uuid().nullable().openapi({ description: 'The source of the calendar that reads it already' }),
  })
  .openapi('SuggestedSource')

/** A public list that may be added, and why it may be read. */
export type SuggestedSource = z.infer<typeof suggestedSource>

const count = z.number().int().nonnegative()

const suggestedSources = z
  .object({
    suggestions: z.array(suggestedSource),
    total: count.openapi({ description: 'How many match' }),
    countries: z.array(z.object({ place: z.string(), count })),
    all: count.openapi({ description: 'How many there are' }),
    added: count.openapi({ description: 'How many lists the calendar reads besides those that a new one begins with' }),
  })
  .openapi('SuggestedSources')

/** The suggestions that match, and how many there are of each place. */
export type SuggestedSources = z.infer<typeof suggestedSources>

const suggestionQuery = z.object({
  country: z
    .enum([...countryCodes, 'online', 'world'])
    .optional()
    .openapi({ description: 'A code of ISO 3166-1, `online`, or `world` for lists that are of none' }),
  kind: z.enum(eventTypes).optional().openapi({ description: 'A kind of event' }),
  q: searchText.openapi({ description: 'Words of its name, place or address, in English or Hebrew' }),
  limit: wholeNumber(1, 100, 25),
  offset: wholeNumber(0, 10_000, 0),
})

/** What suggestions are looked for by, once it is parsed. */
export type SuggestionQuery = z.output<typeof suggestionQuery>

/** The lists that come with the product as suggestions; nothing is read from their addresses. */
export const suggestSources = endpoint('GET /api/sys/mgmt/suggested-sources', {
  ...staffCall('Sources', 'administer'),
  summary: 'Lists that may be added',
  request: { query: suggestionQuery },
  responses: { 200: jsonAnswer(suggestedSources, 'Open lists first'), ...errors(400, 401, 403, 503) },
})
