import { maxPreviewed, type SourcePreview, type PreviewRow, type FieldChange } from '@cyberluach/api/sources'
import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { inReadOnlyTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../../platform/services.ts'
import { identify } from './match/identity.ts'
import { matchPreviewed } from './match/match.ts'
import type { Parsed, SourceRecord } from './rows.ts'
import { absentOf, sanityCheck, readRejections } from './reconcile/absence.ts'
import { keyedRows, readKnown, previewRecords, type PreviewRecord } from './reconcile/records.ts'
import { readList, type ReadList } from './fetch/read-list.ts'
import { fieldsByDefault } from './parse/defaults.ts'
import { countsOf, isBelievedLately, lastBelieved, noCounts, rowsOf, shortened } from './fetch/runs.ts'
import { readingOf, type ListToRead, type Source } from './fetch/source.ts'
import { eventPath } from '@cyberluach/core/events/event'
import { eventColumns, wholeTables, type EventRow } from '../events/rows.ts'
import type { Match } from './match/score.ts'
import { changesOf } from './reconcile/changes.ts'
import { shownValues } from './reconcile/values.ts'
import { readClaimRows, type ClaimRow } from './reconcile/claims.ts'
import { countedAs, offersOf } from './reconcile/reconcile.ts'

/** What is asked about: a source that is kept or only thought of. Of one that is not kept the id is of nothing. */
export type Previewed = ListToRead & Pick<Source, 'id'>

/**
 * Fetches and reads a list and says what would come of it, by the ways of a sync. Nothing is written: the transaction could
 * not.
 */
export async function previewSource(services: Services, source: Previewed): Promise<SourcePreview> {
  const now = new Date()
  const read = await readList(services, source, now)
  if (read.kind !== 'read') {
    const [failed, detail] = read.kind === 'failed' ? [read.reason, read.detail] : ['unexpectedAnswer' as const, null]
    return { ...nothing, failed, detail }
  }
  const { text, parsed } = read
  return inReadOnlyTransaction(async (client) => {
    const before = await lastBelieved(client, source.id, readingOf(source))
    const degraded = read.isOwn
      ? null
      : sanityCheck(text, parsed, before && { size: before.size, rows: rowsOf(before.counts) })
    if (degraded) return { ...nothing, degraded, ...refusedOf(parsed) }
    return compare(client, services, source, read, now)
  })
}

const nothing: SourcePreview = {
  failed: null,
  detail: null,
  degraded: null,
  counts: noCounts,
  past: { new: 0, changed: 0, known: 0 },
  new: [],
  changed: [],
  known: [],
  refused: [],
}

function refusedOf(parsed: Parsed): Pick<SourcePreview, 'refused' | 'counts'> {
  return { refused: shortened(parsed.refused, maxPreviewed), counts: countsOf(parsed) }
}

async function compare(
  client: PoolClient,
  { configuration }: Services,
  source: Previewed,
  { parsed, isOwn }: Extract<ReadList, { kind: 'read' }>,
  now: Date,
): Promise<SourcePreview> {
  const today = dayKeyOf(now, configuration.timeZone)
  const rows = keyedRows(parsed.rows)
  const known = await readKnown(client, source.id, rows, today)
  const identified = identify(known, rows)
  const virtual = previewRecords(source.id, rows, identified, now)
  const matched = await matchPreviewed(
    client,
    virtual.map(({ record }) => record),
    offersOf(virtual, identified),
  )
  const shown = await previewRows(client, virtual, matched, { today, source })
  const seen = {
    ids: new Set(virtual.map(({ record }) => record.id)),
    days: rows.map(({ row }) => row.startDay),
    rejected: readRejections(parsed.refused),
  }
  const absent = absentOf(known, seen, {
    kind: source.kind,
    today,
    isBelievedLately: !isOwn && (await isBelievedLately(client, source.id)),
  })
  const told = refusedOf({ ...parsed, rows: rows.map(({ row }) => row) })
  return {
    ...nothing,
    ...told,
    degraded: absent.areTooMany ? 'manyVanished' : null,
    counts: {
      ...told.counts,
      new: shown.new.length,
      changed: shown.changed.length,
      known: shown.known.length,
      vanished: absent.areTooMany ? 0 : absent.ids.length,
    },
    past: {
      new: shown.new.filter(isPast).length,
      changed: shown.changed.filter(isPast).length,
      known: shown.known.filter(isPast).length,
    },
    new: nextFirst(shown.new).slice(0, maxPreviewed),
    changed: nextFirst(shown.changed).slice(0, maxPreviewed),
    known: nextFirst(shown.known).slice(0, maxPreviewed),
  }
}

const isPast = (row: PreviewRow) => row.isPast

/** What comes next, in its order; then what is over, the latest first. */
function nextFirst(rows: readonly PreviewRow[]): PreviewRow[] {
  const byDay = rows.toSorted((one, other) => one.statement.startDay.localeCompare(other.statement.startDay))
  return [...byDay.filter((row) => !row.isPast), ...byDay.filter(isPast).toReversed()]
}

type PreviewRows = { new: PreviewRow[]; changed: PreviewRow[]; known: PreviewRow[] }

/** The rows as a preview shows them, by what would come of each. */
async function previewRows(
  client: PoolClient,
  virtual: readonly PreviewRecord[],
  matched: ReadonlyMap<string, Match>,
  { today, source }: { today: DayKey; source: Previewed },
): Promise<PreviewRows> {
  const events = await readEvents(client, [...matched.values()])
  const statements = Map.groupBy(await readClaimRows(client, [...events.keys()]), ({ eventId }) => eventId)
  const shown: PreviewRows = { new: [], changed: [], known: [] }
  for (const one of virtual) {
    const match = matched.get(one.record.id) ?? { kind: 'new' }
    const event = events.get(eventOf(match) ?? '') ?? null
    const isCertain = match.kind !== 'ask'
    const fields = event && isCertain ? differences(event, one.record, statements.get(event.id) ?? []) : []
    const { stated } = one.record
    const row = {
      statement: stated,
      event: event && namedEvent(event),
      isCertain,
      fields,
      isPast: stated.endDay < today,
      byDefault: fieldsByDefault(stated, source),
    }
    shown[kindOf(one, match, fields)].push(row)
  }
  return shown
}

/** What says the same as before is matched no more, and known: also where it waits for a decision. */
function kindOf({ isNew, isChanged }: PreviewRecord, { kind }: Match, fields: FieldChange[]): keyof PreviewRows {
  if (!isNew && !isChanged) return 'known'
  const isOfEvent = kind === 'known' || kind === 'merge'
  return countedAs(isNew, !isOfEvent ? 'new' : fields.length > 0 ? 'changed' : 'known')
}

function eventOf(match: Match): string | undefined {
  if (match.kind === 'new') return undefined
  return match.kind === 'ask' ? match.candidates[0]?.eventId : match.eventId
}

async function readEvents(client: PoolClient, matchs: readonly Match[]): Promise<Map<string, EventRow>> {
  const ids = matchs.flatMap((match) => eventOf(match) ?? [])
  const { rows } = await client.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function namedEvent({ id, slug, title, titleHe, startDay }: EventRow): NonNullable<PreviewRow['event']> {
  return { id, path: eventPath(slug), title: title ?? titleHe ?? '', titleHe, startDay }
}

/** What would change: what the source may write, and what an admin would be asked about. */
function differences(event: EventRow, record: SourceRecord, known: readonly ClaimRow[]): FieldChange[] {
  const { own, doubtful } = changesOf(shownValues(event), record, known)
  return [...own, ...doubtful]
}
