import { eventTypes } from '@cyberluach/core/event'
import { leastHoursOf, needsPermission, sourceKinds, sourceTrusts, syncHours } from '@cyberluach/core/sources'
import { isWebLink } from '@cyberluach/core/web-link'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { changedLink, optionalLink } from './link-schema.ts'
import { idParams } from './query-schema.ts'
import { managedSource, sourceRun } from './source-schema.ts'
import { changedLine, lineText, missingOr, optionalLine } from './text-schema.ts'

const tick = z.boolean({ error: 'notAllowed' })
const kind = z.enum(sourceKinds, { error: missingOr('choose') })
const address = lineText(2000).refine(isWebLink, { error: 'url' })
const name = lineText(120)
const trust = z.enum(sourceTrusts, { error: 'choose' })
const everyHours = z
  .int({ error: 'integer' })
  .min(syncHours.least, { error: 'min' })
  .max(syncHours.most, { error: 'max' })
const eventType = z.enum(eventTypes, { error: 'choose' })

type Asked = { kind: (typeof sourceKinds)[number]; everyHours: number; isOn: boolean; hasPermission: boolean }

const hasItsPermission = ({ kind, isOn, hasPermission }: Asked) =>
  !isOn || hasPermission || !needsPermission(kind)
/** What is too often for any kind is said once. */
const isNotTooOften = ({ kind, everyHours }: Asked) =>
  everyHours < syncHours.least || everyHours >= leastHoursOf(kind)

/** What is said of a source; CTFtime is on only where the operator says that they have the permission. */
export const sourceEdit = z
  .strictObject({
    name,
    kind,
    address,
    licence: optionalLine(120),
    credit: optionalLine(300),
    creditUrl: optionalLink(2000),
    mayPassOn: tick.default(false),
    trust: trust.default('queue'),
    everyHours: everyHours.default(syncHours.atFirst),
    isOn: tick.default(true),
    hasPermission: tick.default(false),
    eventType: eventType.nullish().transform((type) => type ?? null),
  })
  .refine(hasItsPermission, { path: ['hasPermission'], error: 'required' })
  .refine(isNotTooOften, { path: ['everyHours'], error: 'min' })
  .openapi('SourceEdit')

export type SourceEdit = z.input<typeof sourceEdit>
export type ReadSourceEdit = z.output<typeof sourceEdit>

/** What is to be another in a source: what is absent stays as somebody else may just have made it. */
export const sourceChange = z
  .strictObject({
    name,
    kind,
    address,
    licence: changedLine(120),
    credit: changedLine(300),
    creditUrl: changedLink(2000),
    mayPassOn: tick,
    trust,
    everyHours,
    isOn: tick,
    hasPermission: tick,
    eventType: eventType.nullable(),
  })
  .partial()
  .openapi('SourceChange')

export type SourceChange = z.input<typeof sourceChange>
export type ReadSourceChange = z.output<typeof sourceChange>

export const listSources = endpoint('GET /api/sys/mgmt/sources', {
  tags: ['Sources'],
  summary: 'The lists that the calendar reads, and how they stand',
  security: bearer,
  responses: { 200: jsonAnswer(z.array(managedSource), 'By name'), ...errors(401, 403, 503) },
})

/** Adds a list; 409 where there is one with the same address. */
export const createSource = endpoint('POST /api/sys/mgmt/sources', {
  tags: ['Sources'],
  summary: 'Add a list',
  security: bearer,
  request: jsonBody(sourceEdit),
  responses: {
    201: jsonAnswer(managedSource, 'The source'),
    ...errors(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

/** Changes what is named of a source; with another address or kind it is read as if for the first time. */
export const editSource = endpoint('PUT /api/sys/mgmt/sources/{id}', {
  tags: ['Sources'],
  summary: 'Change a list, turn it on or off',
  security: bearer,
  request: { params: idParams, ...jsonBody(sourceChange) },
  responses: {
    200: jsonAnswer(managedSource, 'The source as it is now'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

/** Removes a list, what it stated and what waits of it; the events that came from it stay. */
export const deleteSource = endpoint('DELETE /api/sys/mgmt/sources/{id}', {
  tags: ['Sources'],
  summary: 'Remove a list',
  security: bearer,
  request: { params: idParams },
  responses: { 204: { description: 'Gone' }, ...errors(401, 403, 404, 503) },
})

/** Puts a sync into the queue; one that waits or runs already is not doubled. Also of a list that is off. */
export const syncSource = endpoint('POST /api/sys/mgmt/sources/{id}/sync', {
  tags: ['Sources'],
  summary: 'Sync a list now',
  security: bearer,
  request: { params: idParams },
  responses: { 200: jsonAnswer(managedSource, 'The source, syncing'), ...errors(401, 403, 404, 409, 503) },
})

export const listSourceRuns = endpoint('GET /api/sys/mgmt/sources/{id}/runs', {
  tags: ['Sources'],
  summary: 'The last 20 syncs of a list',
  security: bearer,
  request: { params: idParams },
  responses: { 200: jsonAnswer(z.array(sourceRun), 'The latest first'), ...errors(401, 403, 404, 503) },
})
