import { eventTypes } from '@cyberluach/core/event'
import {
  fetchFailures,
  refusalReasons,
  runOutcomes,
  runTriggers,
  sourceHealths,
  sourceKinds,
  sourceTrusts,
  syncHours,
  unwellReasons,
} from '@cyberluach/core/sources'
import { z } from '@hono/zod-openapi'

const moment = z.string().openapi({ format: 'date-time' })
const count = z.number().int().nonnegative()

/** A row that was not read. */
export const refusedRow = z
  .object({
    raw: z.string().openapi({ description: 'As it stands in the list, cut where it is long' }),
    line: z.number().int().nullable(),
    reason: z.enum(refusalReasons),
  })
  .openapi('RefusedRow')

export type RefusedRow = z.infer<typeof refusedRow>

/** Besides what is wrong there: that something broke here. */
export const runReason = z.enum([...fetchFailures, ...unwellReasons, 'faultHere'])

export type RunReason = z.infer<typeof runReason>

export const runCounts = z.object({
  rows: count.openapi({ description: 'That were read' }),
  new: count,
  changed: count,
  known: count,
  refused: count,
  vanished: count,
})

/** One sync of a source. */
export const sourceRun = z
  .object({
    id: z.string().openapi({ description: 'A number that grows', example: '17' }),
    trigger: z.enum(runTriggers),
    startedAt: moment,
    endedAt: moment,
    outcome: z.enum(runOutcomes),
    reason: runReason.nullable().openapi({ description: 'Why it failed, or why the list is not believed' }),
    detail: z.string().nullable().openapi({ description: 'What was met: a status, a host' }),
    counts: runCounts,
    refused: z.array(refusedRow).openapi({ description: 'At most 100 of them' }),
  })
  .openapi('SourceRun')

export type SourceRun = z.infer<typeof sourceRun>

/** A list that the calendar reads, and how it stands. */
export const managedSource = z
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
    health: z.enum(sourceHealths),
    isSyncing: z.boolean().openapi({ description: 'Waits for its turn, or runs' }),
    lastRun: sourceRun.omit({ refused: true }).nullable(),
    nextRunAt: moment.nullable().openapi({ description: 'Null where it is off' }),
    sightings: count.openapi({ description: 'How many rows of it are kept' }),
    events: count.openapi({ description: 'How many events it is heard about' }),
    waiting: count.openapi({ description: 'How many of its rows wait for a decision' }),
  })
  .openapi('ManagedSource')

export type ManagedSource = z.infer<typeof managedSource>
