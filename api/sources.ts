import { eventTypes, admissions } from '@cyberluach/core/events/event'
import {
  fetchFailures,
  rejectionReasons,
  runOutcomes,
  runTriggers,
  sourceHealths,
  sourceKinds,
  sourceTrusts,
  syncHours,
  listLanguages,
  degradedReasons,
  leastHoursOf,
  needsPermission,
} from '@cyberluach/core/sources/sources'
import { z } from '@hono/zod-openapi'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { deadlineKinds } from '@cyberluach/core/events/deadline'
import { eventStates } from '@cyberluach/core/events/event-states'
import { isWebLink } from '@cyberluach/core/text/links'
import { endpoint, staffCall, jsonAnswer, jsonBody } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { changedLink, optionalLink, changedLine, lineText, missingOr, optionalLine, moment } from './fields.ts'
import { idParams, idText } from './query.ts'

const count = z.number().int().nonnegative()

const rejectedRow = z
  .object({
    raw: z.string().openapi({ description: 'As it stands in the list, cut where it is long' }),
    line: z.number().int().nullable(),
    reason: z.enum(rejectionReasons),
  })
  .openapi('RefusedRow')

/** A row that was not read. */
export type RejectedRow = z.infer<typeof rejectedRow>

const runReason = z.enum([...fetchFailures, ...degradedReasons, 'faultHere'])

/** Why a run failed or is degraded; `faultHere` is an error of this server. */
export type RunReason = z.infer<typeof runReason>

/** How many rows of a run were read, and what they were; `known` ones changed nothing. */
export const runCounts = z.object({
  rows: count.openapi({ description: 'That were read' }),
  new: count,
  changed: count,
  known: count,
  refused: count,
  leftOut: count.default(0).openapi({ description: 'By the words of the source' }),
  vanished: count,
  over: count.openapi({ description: 'That ended more than a year ago, and were left' }),
})

const sourceRun = z
  .object({
    id: z.string().openapi({ description: 'A number that grows', example: '17' }),
    trigger: z.enum(runTriggers),
    startedAt: moment,
    endedAt: moment,
    outcome: z.enum(runOutcomes),
    reason: runReason.nullable().openapi({ description: 'Why it failed, or why the list is not believed' }),
    detail: z.string().nullable().openapi({ description: 'What was met: a status, a host' }),
    counts: runCounts,
    refused: z.array(rejectedRow).openapi({ description: 'At most 100 of them' }),
  })
  .openapi('SourceRun')

/** One sync of a source. */
export type SourceRun = z.infer<typeof sourceRun>

const managedSource = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(sourceKinds),
    address: z.string(),
    licence: z.string().nullable(),
    credit: z.string().nullable(),
    creditUrl: z.string().nullable(),
    mayPassOn: z.boolean(),
    trust: z.enum(sourceTrusts),
    everyHours: z.number().int().min(syncHours.least).max(syncHours.most),
    isOn: z.boolean(),
    hasPermission: z.boolean(),
    eventType: z.enum(eventTypes).nullable(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    timeZone: z.string().nullable(),
    language: z.enum(listLanguages).nullable(),
    organizer: z.string().nullable(),
    tags: z.string().nullable(),
    leaveOut: z.string().nullable(),
    onlyWith: z.string().nullable(),
    health: z.enum(sourceHealths),
    isSyncing: z.boolean().openapi({ description: 'Waits for its turn, or runs' }),
    lastRun: sourceRun.omit({ refused: true }).nullable(),
    nextRunAt: moment.nullable().openapi({ description: 'Null where it is off' }),
    records: count.openapi({ description: 'How many rows of it are kept' }),
    events: count.openapi({ description: 'How many events it is heard about' }),
    waiting: count.openapi({ description: 'How many of its rows wait for a decision' }),
  })
  .openapi('ManagedSource')

/** A list that the calendar reads, and how it stands. */
export type ManagedSource = z.infer<typeof managedSource>

const day = z.string().openapi({ format: 'date', example: '2026-11-20' })

const claimedDeadline = z.object({
  kind: z.enum(deadlineKinds),
  day,
  at: moment.nullable(),
  zone: z.string().nullable(),
  url: z.string().nullable(),
  extendedFrom: day.nullable(),
})

/** What a source claims of an event, or what the calendar shows, in the same fields: the two can stand side by side. */
export const claim = z
  .object({
    title: z.string(),
    titleHe: z.string().nullable(),
    description: z.string().nullable(),
    startDay: day,
    endDay: day,
    startsAt: moment.nullable().openapi({ description: 'Null where only the days are known' }),
    endsAt: moment.nullable(),
    url: z.string().nullable(),
    isOnline: z.boolean(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    venue: z.string().nullable(),
    eventType: z.enum(eventTypes).nullable(),
    state: z.enum(eventStates),
    organizer: z.string().nullable(),
    admission: z.enum(admissions).nullable(),
    price: z.string().nullable(),
    languages: z.string().nullish().openapi({ description: 'Codes of ISO 639-1 between commas', example: 'en,he' }),
    conductUrl: z.string().nullish(),
    tags: z.array(z.string()),
    deadlines: z.array(claimedDeadline),
  })
  .openapi('EventStatement')

/** What is claimed of an event. Days are inclusive, instants ISO 8601. */
export type Claim = z.infer<typeof claim>

/** The fields of a claim, in the order in which they are shown. */
export type ClaimedField = keyof Claim

/** An event of the calendar, to be shown beside a claim. */
export const knownEvent = z
  .object({
    id: z.uuid(),
    path: z.string().openapi({ description: 'Its page, without the language' }),
    isPublished: z.boolean(),
    statement: claim,
    statedBy: z
      .record(z.string(), z.string().nullable())
      .openapi({ description: 'Which source the shown value of a field is from; null for a person' }),
  })
  .openapi('KnownEvent')

/** An event beside a claim. */
export type KnownEvent = z.infer<typeof knownEvent>

/** What a field would become. */
export const fieldChange = z
  .object({ field: z.string(), before: z.unknown(), after: z.unknown() })
  .openapi('FieldChange')

/** One changed field; its values are those of `Claim`. */
export type FieldChange = z.infer<typeof fieldChange>

const tick = z.boolean({ error: 'notAllowed' })
const kind = z.enum(sourceKinds, { error: missingOr('choose') })
/** Where a list stands. `webcal:` is what calendars are subscribed to by, and no protocol of its own. */
export const listAddress = lineText(2000)
  .overwrite((text) => text.replace(/^webcals?:/i, 'https:'))
  .refine(isWebLink, { error: 'url' })
const name = lineText(120)
const trust = z.enum(sourceTrusts, { error: 'choose' })
const everyHours = z
  .int({ error: 'integer' })
  .min(syncHours.least, { error: 'min' })
  .max(syncHours.most, { error: 'max' })
const eventType = z.enum(eventTypes, { error: 'choose' })
const language = z.enum(listLanguages, { error: 'choose' })
const isCountry = [(text?: string | null) => !text || normaliseCountry(text) !== null, { error: 'choose' }] as const
const isZone = [(text?: string | null) => !text || isTimeZone(text), { error: 'timeZone' }] as const

/** What holds for a row that says nothing of it, and by which words rows are left out: texts parted by commas. */
const reading = {
  eventType: eventType.nullish().transform((type) => type ?? null),
  country: optionalLine(60).refine(...isCountry),
  city: optionalLine(60),
  timeZone: optionalLine(60).refine(...isZone),
  language: language.nullish().transform((one) => one ?? null),
  organizer: optionalLine(100),
  tags: optionalLine(200),
  leaveOut: optionalLine(500),
  onlyWith: optionalLine(500),
}

type Terms = { kind: (typeof sourceKinds)[number]; everyHours: number; isOn: boolean; hasPermission: boolean }

const hasItsPermission = ({ kind, isOn, hasPermission }: Terms) => !isOn || hasPermission || !needsPermission(kind)
/** What is too often for any kind is said once. */
const isNotTooOften = ({ kind, everyHours }: Terms) => everyHours < syncHours.least || everyHours >= leastHoursOf(kind)

/** What is said of a source; CTFtime is on only where the operator says that they have the permission. */
export const sourceEdit = z
  .strictObject({
    name,
    kind,
    address: listAddress,
    licence: optionalLine(120),
    credit: optionalLine(300),
    creditUrl: optionalLink(2000),
    mayPassOn: tick.default(false),
    trust: trust.default('queue'),
    everyHours: everyHours.default(syncHours.atFirst),
    isOn: tick.default(true),
    hasPermission: tick.default(false),
    ...reading,
  })
  .refine(hasItsPermission, { path: ['hasPermission'], error: 'required' })
  .refine(isNotTooOften, { path: ['everyHours'], error: 'min' })
  .openapi('SourceEdit')

/** A new source as the dashboard sends it. */
export type SourceEdit = z.input<typeof sourceEdit>

/** The same once it is parsed, its defaults filled in. */
export type ReadSourceEdit = z.output<typeof sourceEdit>

/** What is to be another in a source: what is absent stays as somebody else may just have made it. */
export const sourceChange = z
  .strictObject({
    name,
    kind,
    address: listAddress,
    licence: changedLine(120),
    credit: changedLine(300),
    creditUrl: changedLink(2000),
    mayPassOn: tick,
    trust,
    everyHours,
    isOn: tick,
    hasPermission: tick,
    eventType: eventType.nullable(),
    country: changedLine(60).refine(...isCountry),
    city: changedLine(60),
    timeZone: changedLine(60).refine(...isZone),
    language: language.nullable(),
    organizer: changedLine(100),
    tags: changedLine(200),
    leaveOut: changedLine(500),
    onlyWith: changedLine(500),
  })
  .partial()
  .openapi('SourceChange')

/** A change of a source as the dashboard sends it. */
export type SourceChange = z.input<typeof sourceChange>

/** The same once it is parsed; fields that were left out stay absent. */
export type ReadSourceChange = z.output<typeof sourceChange>

/** Every source by name, with its health and its last run. */
export const listSources = endpoint('GET /api/sys/mgmt/sources', {
  ...staffCall('Sources', 'administer'),
  summary: 'The lists that the calendar reads, and how they stand',
  responses: { 200: jsonAnswer(z.array(managedSource), 'By name'), ...errors(401, 403, 503) },
})

/** Adds a list; 409 where there is one with the same address. */
export const createSource = endpoint('POST /api/sys/mgmt/sources', {
  ...staffCall('Sources', 'administer'),
  summary: 'Add a list',
  request: jsonBody(sourceEdit),
  responses: { 201: jsonAnswer(managedSource, 'The source'), ...writeErrors(400, 409) },
})

/** Changes what is named of a source; with another address or kind it is read as if for the first time. */
export const editSource = endpoint('PUT /api/sys/mgmt/sources/{id}', {
  ...staffCall('Sources', 'administer'),
  summary: 'Change a list, turn it on or off',
  request: { params: idParams, ...jsonBody(sourceChange) },
  responses: { 200: jsonAnswer(managedSource, 'The source as it is now'), ...writeErrors(400, 404, 409) },
})

/** Removes a source, its records and its proposals; the events that came from it stay. */
export const deleteSource = endpoint('DELETE /api/sys/mgmt/sources/{id}', {
  ...staffCall('Sources', 'administer'),
  summary: 'Remove a list',
  request: { params: idParams },
  responses: { 204: { description: 'Gone' }, ...errors(401, 403, 404, 503) },
})

/** Puts a sync into the queue; one that waits or runs already is not doubled. Also of a list that is off. */
export const syncSource = endpoint('POST /api/sys/mgmt/sources/{id}/sync', {
  ...staffCall('Sources', 'administer'),
  summary: 'Sync a list now',
  request: { params: idParams },
  responses: { 200: jsonAnswer(managedSource, 'The source, syncing'), ...errors(401, 403, 404, 409, 503) },
})

/** The last 20 runs of a source, the latest first. */
export const listSourceRuns = endpoint('GET /api/sys/mgmt/sources/{id}/runs', {
  ...staffCall('Sources', 'administer'),
  summary: 'The last 20 syncs of a list',
  request: { params: idParams },
  responses: { 200: jsonAnswer(z.array(sourceRun), 'The latest first'), ...errors(401, 403, 404, 503) },
})

/** A stored source, as it is now; or a draft of one, with the `id` of the source that it edits. */
export const previewRequest = z.union([
  z.strictObject({ id: idText }),
  z.strictObject({
    id: idText.optional(),
    kind: z.enum(sourceKinds, { error: missingOr('choose') }),
    address: listAddress,
    ...reading,
    hasPermission: z.boolean({ error: 'notAllowed' }).default(false),
  }),
])

/** A source to preview, as the dashboard sends it. */
export type PreviewRequest = z.input<typeof previewRequest>

/** An event of the calendar, by its name alone. */
export const namedEvent = z.object({
  id: z.uuid(),
  path: z.string(),
  title: z.string(),
  titleHe: z.string().nullable(),
  startDay: z.string().openapi({ format: 'date' }),
})

const previewRow = z
  .object({
    statement: claim,
    event: namedEvent.nullable().openapi({ description: 'The event of the calendar that it is, or that it may be' }),
    isCertain: z.boolean().openapi({ description: 'Otherwise the admin will be asked' }),
    fields: z.array(fieldChange).openapi({ description: 'What would change' }),
    isPast: z.boolean().openapi({ description: 'Whether it is over' }),
    byDefault: z.array(z.string()).openapi({ description: 'Fields that are what holds for the source' }),
  })
  .openapi('PreviewRow')

/** A row of a preview, and the event that it matches. */
export type PreviewRow = z.infer<typeof previewRow>

/** How many rows of each kind a preview shows at most; its counts are of all. */
export const maxPreviewed = 200

const rows = z
  .array(previewRow)
  .openapi({ description: `The first ${maxPreviewed}: what comes next, then what is over, the latest first` })

const sourcePreview = z
  .object({
    failed: z.enum(fetchFailures).nullable().openapi({ description: 'Why nothing could be read' }),
    detail: z.string().nullable().openapi({ description: 'What was met: a status, a host' }),
    degraded: z.enum(degradedReasons).nullable().openapi({ description: 'Why the list would not be believed' }),
    counts: runCounts,
    past: z
      .object({ new: z.number().int(), changed: z.number().int(), known: z.number().int() })
      .openapi({ description: 'How many of each are over' }),
    new: rows,
    changed: rows,
    known: rows,
    refused: z.array(rejectedRow).openapi({ description: `The first ${maxPreviewed}` }),
  })
  .openapi('SourcePreview')

/** What a source would bring. */
export type SourcePreview = z.infer<typeof sourcePreview>

/** Fetches and reads a list and says what would come of it; nothing is written. A failed fetch is an answer too. */
export const previewSource = endpoint('POST /api/sys/mgmt/source-preview', {
  ...staffCall('Sources', 'administer'),
  summary: 'What a list would bring',
  request: jsonBody(previewRequest),
  responses: {
    200: jsonAnswer(sourcePreview, 'What is new, what changes, what is known, what is not read'),
    ...writeErrors(400, 404, 429),
  },
})
