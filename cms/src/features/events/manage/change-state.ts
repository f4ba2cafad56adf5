import type { EventChange, ReadStateChange } from '@cyberluach/api/change-event'
import type { ManagedEvent } from '@cyberluach/api/manage-events'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { lastChange } from '../changes/event-changes.ts'
import { removeUnusedSeries, seriesAgain, type KeptSeries } from '../series/kept-series.ts'
import { documentBefore, timesOf } from './event-document.ts'
import { changeManaged, type Writing } from './write-managed.ts'

/** Moves an event, puts it off, calls it off or puts it back; its former days are kept by the hook of the collection. */
export function changeState(
  writing: Writing,
  looked: { id: string; version: string | null },
  change: ReadStateChange,
): Promise<ManagedEvent | Refusal> {
  return changeManaged(writing, looked, () => stateDocument(change))
}

/** A state, as Payload writes it. */
export function stateDocument(change: ReadStateChange): Record<string, unknown> {
  return { state: change.state, ...(change.state === 'moved' && timesOf(change)) }
}

/** Takes the last change of an event back; refused where it is not the last any more. */
export function undoChange(writing: Writing, id: string, change: string): Promise<ManagedEvent | Refusal> {
  const left: string[] = []
  return changeManaged(
    writing,
    { id, version: null },
    async ({ client, req, event }) => {
      const last = await lastChange(client, id)
      if (last?.id !== change) return refused('eventChanged')
      req.context.areExtensionsGiven = true
      const made = keptSeriesOf(last.after.series)
      if (made?.isMade) left.push(made.id)
      return { ...documentBefore(last, event), ...(await seriesBefore(client, req, last)) }
    },
    // A series that nobody would have without the change that is taken back goes with it.
    async ({ client }) => {
      for (const series of left) await removeUnusedSeries(client, series)
    },
  )
}

/** What it was an edition of: that series is stored again where it is gone. */
async function seriesBefore(client: PoolClient, { context }: PayloadRequest, { before, after }: EventChange) {
  if (!('series' in after)) return {}
  const series = keptSeriesOf(before.series)
  if (!series) return { series: null }
  const { id, isMade } = await seriesAgain(client, series)
  if (isMade) context.madeSeries = id
  return { series: id }
}

function keptSeriesOf(value: unknown): KeptSeries | null {
  const isSeries = typeof value === 'object' && value !== null && 'id' in value && 'slug' in value
  return isSeries ? (value as KeptSeries) : null
}
