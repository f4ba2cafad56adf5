import { proposalKinds, undoHindrances, verdicts, sourceKinds } from '@cyberluach/core/sources/sources'
import { z } from '@hono/zod-openapi'
import { endpoint, staffCall, idempotencyHeaders, jsonAnswer, jsonBody } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { lastPlaceSchema } from './events.ts'
import { idParams, idText, wholeNumber } from './query.ts'
import { fieldChange, knownEvent, claim, namedEvent } from './sources.ts'
import { moment } from './fields.ts'

/** An event that a source record may match. */
const candidate = z
  .object({
    event: knownEvent,
    score: z.number().min(0).max(1).openapi({ description: 'How alike they are' }),
    why: z
      .array(z.enum(['sameHost', 'alikeName', 'sameCity', 'sameDays', 'closeDays', 'sameLink']))
      .openapi({ description: 'What speaks for it' }),
  })
  .openapi('Candidate')

/** An event that a source record may match. */
export type Candidate = z.infer<typeof candidate>

/** What a source claims, while it waits for a decision. */
export const proposal = z
  .object({
    id: z.uuid(),
    kind: z.enum(proposalKinds),
    score: z.number().nullable(),
    createdAt: moment,
    source: z.object({ id: z.uuid(), name: z.string(), kind: z.enum(sourceKinds) }),
    statement: claim.openapi({ description: 'What the source says now; what vanished: what it said last' }),
    firstSeenAt: moment,
    lastSeenAt: moment,
    event: knownEvent.nullable().openapi({
      description:
        'The event that would change, or that vanished; of a pair, where what is asked about stands on the calendar itself',
    }),
    candidates: z.array(candidate).openapi({ description: 'Of a pair, the best first' }),
    fields: z.array(fieldChange).openapi({ description: 'Of a change' }),
    otherDay: z.string().nullable().openapi({
      format: 'date',
      description: 'Another first day that the list names: its days are in doubt',
    }),
    lastPlace: lastPlaceSchema.nullable().openapi({
      description: 'Where the last edition of its series was held, if the source names no place',
    }),
  })
  .openapi('Proposal')

/** A proposal as the dashboard reads it. */
export type Proposal = z.infer<typeof proposal>

const proposals = z
  .object({
    proposals: z.array(proposal),
    total: z.number().int().openapi({ description: 'How many match in all' }),
    counts: z
      .object(Object.fromEntries(proposalKinds.map((kind) => [kind, z.number().int()])) as Counts)
      .openapi({ description: 'How many of each kind wait, of the chosen source; nothing that is over' }),
    over: z.number().int().openapi({ description: 'How many that are new are over' }),
    certain: z.number().int().openapi({
      description: 'How many are published together: new, ahead, and no list or decision speaks against it',
    }),
  })
  .openapi('Proposals')

type Counts = Record<(typeof proposalKinds)[number], z.ZodNumber>

/** A page of proposals, with the counts of each kind. */
export type Proposals = z.infer<typeof proposals>

const paging = { limit: wholeNumber(1, 100, 25), offset: wholeNumber(0, 999_999, 0) }

/** Pending proposals, the best match first; `kind` and `source` narrow them. What is new and over stands apart. */
export const listProposals = endpoint('GET /api/sys/mgmt/proposals', {
  ...staffCall('Sources', 'moderate'),
  summary: 'What sources state and nobody has decided about, best first',
  request: {
    query: z.object({
      kind: z.enum(proposalKinds).optional(),
      source: idText.optional(),
      part: z
        .enum(['ahead', 'over'])
        .default('ahead')
        .openapi({ description: 'What is asked, or what is new and over' }),
      ...paging,
    }),
  },
  responses: { 200: jsonAnswer(proposals, 'A page of them'), ...errors(400, 401, 403, 503) },
})

const decidedProposal = z
  .object({
    proposal,
    verdict: z.enum(verdicts),
    eventId: z.uuid().nullable().openapi({ description: 'The event that it is about since' }),
    decidedAt: moment,
    decidedBy: z.string().nullable(),
    undoneAt: moment.nullable(),
    mayUndo: z.boolean().openapi({ description: 'Whether nothing has changed since that stands against it' }),
    hindrance: z
      .enum(undoHindrances)
      .nullable()
      .openapi({ description: 'What stands against taking it back; null where nothing does, or it was' }),
    about: z.array(namedEvent).openapi({ description: 'The events that it names: which it is, or which it is not' }),
    alsoSettled: z.number().int().openapi({
      description: 'How many other lists had the same row: their questions are answered with it',
    }),
    isMerged: z.boolean().openapi({
      description: 'Whether what was to be published was an event of the calendar already, and is one with it',
    }),
    batch: z
      .object({ id: z.uuid(), count: z.number().int() })
      .nullable()
      .openapi({ description: 'Of decisions that were taken together, which this one stands for' }),
  })
  .openapi('DecidedProposal')

/** A decision that was taken, by whom and when. */
export type DecidedProposal = z.infer<typeof decidedProposal>

/** `eventId`: which of the candidates it is, or is not; the best where it is absent, none of them for `different`. */
export const proposalDecision = z
  .strictObject({ verdict: z.enum(verdicts, { error: 'choose' }), eventId: idText.optional() })
  .openapi('ProposalDecision')

/** Decides; 409 where somebody has decided already, or what was looked at has changed since. */
export const decideProposal = endpoint('POST /api/sys/mgmt/proposals/{id}/decision', {
  ...staffCall('Sources', 'moderate'),
  summary: 'Decide about what a source states',
  request: { params: idParams, ...jsonBody(proposalDecision) },
  responses: { 200: jsonAnswer(decidedProposal, 'The decision'), ...writeErrors(400, 404, 409) },
})

/** Which proposals are decided together, of one source or of all. */
export const proposalBatch = z
  .strictObject({ what: z.enum(['certain', 'over'], { error: 'choose' }), source: idText.optional() })
  .openapi('ProposalBatch')

const decidedBatch = z
  .object({
    id: z.uuid().openapi({ description: 'By which all of it is taken back' }),
    decided: z.number().int().openapi({ description: 'How many were published, or left aside' }),
    merged: z.number().int().openapi({ description: 'How many were an event of the calendar already' }),
    asked: z.number().int().openapi({ description: 'How many may be one, and are asked about' }),
    left: z.number().int().openapi({ description: 'How many are left for another call' }),
  })
  .openapi('DecidedBatch')

/** What became of proposals that were decided together. */
export type DecidedBatch = z.infer<typeof decidedBatch>

/** Publishes what is certain, or leaves aside what is over: up to 500 at once, as one decision that can be undone. */
export const decideTogether = endpoint('POST /api/sys/mgmt/proposals/batches', {
  ...staffCall('Sources', 'moderate'),
  summary: 'Publish all that is certain, or leave aside all that is over',
  request: { headers: idempotencyHeaders, ...jsonBody(proposalBatch) },
  responses: {
    200: jsonAnswer(decidedBatch, 'How many there were'),
    ...writeErrors(400, 409),
  },
})

const undoneBatch = z
  .object({
    undone: z.number().int().openapi({ description: 'How many wait again' }),
    stayed: z.number().int().openapi({ description: 'How many have changed since, and stay decided' }),
  })
  .openapi('UndoneBatch')

/** What became of a batch that was undone. */
export type UndoneBatch = z.infer<typeof undoneBatch>

/** Takes a batch back as far as nothing has changed since; a batch that there is not is nothing to undo. */
export const undoTogether = endpoint('POST /api/sys/mgmt/proposals/batches/{id}/undo', {
  ...staffCall('Sources', 'moderate'),
  summary: 'Take back what was decided together',
  request: { headers: idempotencyHeaders, params: idParams },
  responses: { 200: jsonAnswer(undoneBatch, 'How many wait again'), ...errors(401, 403, 409, 422, 503) },
})

/** Takes a decision back: it waits again, and what it wrote is as it was; 409 where the event has changed since. */
export const undoProposal = endpoint('POST /api/sys/mgmt/proposals/{id}/undo', {
  ...staffCall('Sources', 'moderate'),
  summary: 'Take a decision back',
  request: { params: idParams },
  responses: { 200: jsonAnswer(proposal, 'It waits again'), ...errors(401, 403, 404, 409, 503) },
})

/** Decisions that were taken, the latest first, with what would stand against undoing each. */
export const listDecided = endpoint('GET /api/sys/mgmt/proposals/decided', {
  ...staffCall('Sources', 'moderate'),
  summary: 'The last decisions about what sources state',
  request: {
    query: z.object({ source: idText.optional(), ...paging }),
  },
  responses: { 200: jsonAnswer(z.array(decidedProposal), 'The latest first'), ...errors(400, 401, 403, 503) },
})
