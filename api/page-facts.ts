import { pageFactStates, pageFields, pageRefusals } from '@cyberluach/core/sources/page-facts'
import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer, jsonBody, staffCall } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { carriedText, moment } from './fields.ts'
import { idParams, idText } from './query.ts'
import { namedEvent } from './sources.ts'

const count = z.number().int().nonnegative()

const pageRun = z
  .object({
    startedAt: moment,
    endedAt: moment,
    read: count.openapi({ description: 'How many pages were read' }),
    unchanged: count,
    filled: count.openapi({ description: 'How many fields of events were filled' }),
    waiting: count.openapi({ description: 'How many texts were found' }),
    skipped: count.openapi({ description: 'Whose hosts are not read' }),
    refused: z.array(z.object({ reason: z.enum(pageRefusals), count })).openapi({ description: 'The most first' }),
  })
  .openapi('PageRun')

const waitingText = z
  .object({
    id: z.uuid(),
    event: namedEvent,
    host: z.string(),
    address: z.string().openapi({ description: 'The page that says it' }),
    text: z.string(),
    language: z.enum(['en', 'he']),
    foundAt: moment,
  })
  .openapi('WaitingText')

/** A text of an event's own page that nobody has decided about. */
export type WaitingText = z.infer<typeof waitingText>

/** How many texts an answer lists, and how many are decided about at once. */
export const mostTexts = 200

const pageReport = z
  .object({
    isOn: z.boolean().openapi({ description: 'Whether pages are read at all (READ_EVENT_PAGES)' }),
    lastRun: pageRun.nullable(),
    waiting: z.array(waitingText).openapi({ description: `What comes next first, at most ${mostTexts}` }),
    hosts: z
      .array(z.object({ host: z.string(), filled: count, isUndone: z.boolean() }))
      .openapi({ description: 'Hosts that fields are filled from, the most first, and those that were undone' }),
  })
  .openapi('PageReport')

/** What the own pages of events told, and what waits for an admin. */
export type PageReport = z.infer<typeof pageReport>

/** The last night's reading of events' own pages, the texts that wait, and the hosts that fields came from. */
export const getPageFacts = endpoint('GET /api/sys/mgmt/page-facts', {
  ...staffCall('Sources', 'administer'),
  summary: 'What the own pages of events told',
  responses: { 200: jsonAnswer(pageReport, 'The last run and what waits'), ...errors(401, 403, 503) },
})

/** Takes texts into their events, or refuses them for good. What was decided, or filled, meanwhile is left. */
export const decideTexts = endpoint('POST /api/sys/mgmt/page-facts/decisions', {
  ...staffCall('Sources', 'administer'),
  summary: 'Decide about texts of events’ own pages',
  request: jsonBody(
    z
      .strictObject({
        ids: z.array(idText).min(1, { error: 'required' }).max(mostTexts, { error: 'max' }),
        isAccepted: z.boolean({ error: 'choose' }),
      })
      .openapi('TextDecision'),
  ),
  responses: { 200: jsonAnswer(pageReport, 'What waits now'), ...writeErrors(400) },
})

/**
 * Takes back all that was filled from a host, where it still stands, and reads it no more; or reads an undone host again.
 */
export const setHostReading = endpoint('POST /api/sys/mgmt/page-facts/hosts', {
  ...staffCall('Sources', 'administer'),
  summary: 'Undo what came from a host, or read it again',
  request: jsonBody(
    z
      .strictObject({ host: carriedText().min(1).max(300), isRead: z.boolean({ error: 'choose' }) })
      .openapi('HostDecision'),
  ),
  responses: { 200: jsonAnswer(pageReport, 'How it stands now'), ...writeErrors(400, 404) },
})

const pageFact = z
  .object({
    field: z.enum(pageFields),
    value: z.string().openapi({ description: 'Hours as an interval of ISO 8601, `free` as a price' }),
    host: z.string(),
    address: z.string(),
    state: z.enum(pageFactStates),
    foundAt: moment,
    checkedAt: moment.openapi({ description: 'When the page last told the same' }),
  })
  .openapi('PageFact')

/** What an event's own page told of it. */
export type PageFact = z.infer<typeof pageFact>

/** What of an event came from its own page, and from where. */
export const listPageFacts = endpoint('GET /api/sys/mgmt/events/{id}/page-facts', {
  ...staffCall('Sources', 'moderate'),
  summary: 'What an event’s own page told',
  request: { params: idParams },
  responses: { 200: jsonAnswer(z.array(pageFact), 'Each field once'), ...errors(401, 403, 404, 503) },
})
