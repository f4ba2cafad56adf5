import { maxPreviewed, type SourcePreview } from '@cyberluach/api/sources'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { inReadOnlyTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../../platform/services.ts'
import { judgeVirtual } from './judge-virtual.ts'
import type { Parsed } from '../row.ts'
import { absentOf, disbelief } from './credible.ts'
import { keyedRows } from './keyed-rows.ts'
import { readKept } from './kept-sightings.ts'
import { previewRows } from './preview-rows.ts'
import { readList } from './read-list.ts'
import { isBelievedLately, lastBelieved, noCounts, shortened } from './runs.ts'
import { readingOf, type Source } from './source.ts'
import { virtualSightings } from './virtual-sightings.ts'

/** What is asked about: a source that is kept or only thought of. Of one that is not kept the id is of nothing. */
export type Previewed = Pick<Source, 'id' | 'kind' | 'address' | 'hasPermission' | 'eventType'>

/**
 * Fetches and reads a list and says what would come of it, by the ways of a sync. Nothing is written: the transaction could
 * not.
 */
export async function previewSource(services: Services, source: Previewed): Promise<SourcePreview> {
  const now = new Date()
  const read = await readList(services, source, now)
  if (read.kind !== 'read') {
    const [failed, detail] =
      read.kind === 'failed' ? [read.reason, read.detail] : ['unexpectedAnswer' as const, null]
    return { ...nothing, failed, detail }
  }
  const { text, parsed } = read
  return inReadOnlyTransaction(async (client) => {
    const before = await lastBelieved(client, source.id, readingOf(source))
    const rowsBefore = before ? before.counts.rows + before.counts.refused : 0
    const unwell = disbelief(text, parsed, before && { size: before.size, rows: rowsBefore })
    if (unwell) return { ...nothing, unwell, ...refusedOf(parsed) }
    return compare(client, services, source, parsed, now)
  })
}

const nothing: SourcePreview = {
  failed: null,
  detail: null,
  unwell: null,
  counts: noCounts,
  new: [],
  changed: [],
  known: [],
  refused: [],
}

function refusedOf({ rows, refused }: Parsed): Pick<SourcePreview, 'refused' | 'counts'> {
  return {
    refused: shortened(refused, maxPreviewed),
    counts: { ...noCounts, rows: rows.length, refused: refused.length },
  }
}

async function compare(
  client: PoolClient,
  { configuration }: Services,
  source: Previewed,
  parsed: Parsed,
  now: Date,
): Promise<SourcePreview> {
  const today = dayKeyOf(now, configuration.timeZone)
  const rows = keyedRows(parsed.rows, source)
  const kept = await readKept(client, source.id, rows, today)
  const virtual = virtualSightings(source.id, rows, kept, { now, today })
  const judged = await judgeVirtual(
    client,
    virtual.map(({ sighting }) => sighting),
  )
  const shown = await previewRows(client, virtual, judged)
  const seen = {
    ids: new Set(virtual.map(({ sighting }) => sighting.id)),
    days: rows.map(({ row }) => row.startDay),
  }
  const expected = kept.filter(({ hasVanished }) => !hasVanished)
  const absent = absentOf(expected, seen, {
    kind: source.kind,
    today,
    isBelievedLately: await isBelievedLately(client, source.id),
  })
  const told = refusedOf({ ...parsed, rows: rows.map(({ row }) => row) })
  return {
    ...nothing,
    ...told,
    unwell: absent.areTooMany ? 'manyVanished' : null,
    counts: {
      ...told.counts,
      new: shown.new.length,
      changed: shown.changed.length,
      known: shown.known.length,
      vanished: absent.areTooMany ? 0 : absent.ids.length,
    },
    new: shown.new.slice(0, maxPreviewed),
    changed: shown.changed.slice(0, maxPreviewed),
    known: shown.known.slice(0, maxPreviewed),
  }
}
