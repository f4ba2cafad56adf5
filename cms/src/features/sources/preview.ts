import { maxPreviewed, type SourcePreview, type PreviewRow, type FieldChange } from '@cyberluach/api/sources'
import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { inReadOnlyTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../../platform/services.ts'
import { identify } from './match/identity.ts'
import { judgeVirtual } from './match/match.ts'
import type { Parsed, Sighting } from './rows.ts'
import { absentOf, disbelief, readRejections } from './reconcile/absence.ts'
import { keyedRows } from './reconcile/keyed-rows.ts'
import { readKnown, virtualSightings, type Virtual } from './reconcile/records.ts'
import { readList } from './fetch/read-list.ts'
import { isBelievedLately, lastBelieved, noCounts, rowsOf, shortened } from './fetch/runs.ts'
import { readingOf, type Source } from './fetch/source.ts'
import { eventPath } from '@cyberluach/core/events/event'
import { eventColumns, wholeTables, type EventRow } from '../events/rows.ts'
import type { Judgement } from './match/score.ts'
import { changesOf } from './reconcile/changes.ts'
import { valuesShown } from './reconcile/values.ts'
import { readStatementRows, type StatementRow } from './reconcile/claims.ts'
import { countedAs, offersOf } from './reconcile/take-list.ts'

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
    const unwell = disbelief(text, parsed, before && { size: before.size, rows: rowsOf(before.counts) })
    if (unwell) return { ...nothing, unwell, ...refusedOf(parsed) }
    return compare(client, services, source, parsed, now)
  })
}

const nothing: SourcePreview = {
  failed: null,
  detail: null,
  unwell: null,
  counts: noCounts,
  past: { new: 0, changed: 0, known: 0 },
  new: [],
  changed: [],
  known: [],
  refused: [],
}

function refusedOf({ rows, refused, over = 0 }: Parsed): Pick<SourcePreview, 'refused' | 'counts'> {
  return {
    refused: shortened(refused, maxPreviewed),
    counts: { ...noCounts, rows: rows.length, refused: refused.length, over },
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
  const known = await readKnown(client, source.id, rows, today)
  const identified = identify(known, rows)
  const virtual = virtualSightings(source.id, rows, identified, now)
  const judged = await judgeVirtual(
    client,
    virtual.map(({ sighting }) => sighting),
    offersOf(virtual, identified),
  )
  const shown = await previewRows(client, virtual, judged, today)
  const seen = {
    ids: new Set(virtual.map(({ sighting }) => sighting.id)),
    days: rows.map(({ row }) => row.startDay),
    rejected: readRejections(parsed.refused),
  }
  const absent = absentOf(known, seen, {
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
  virtual: readonly Virtual[],
  judged: ReadonlyMap<string, Judgement>,
  today: DayKey,
): Promise<PreviewRows> {
  const events = await readEvents(client, [...judged.values()])
  const statements = Map.groupBy(
    await readStatementRows(client, [...events.keys()]),
    ({ eventId }) => eventId,
  )
  const shown: PreviewRows = { new: [], changed: [], known: [] }
  for (const one of virtual) {
    const judgement = judged.get(one.sighting.id) ?? { kind: 'new' }
    const event = events.get(eventOf(judgement) ?? '') ?? null
    const isCertain = judgement.kind !== 'ask'
    const fields = event && isCertain ? differences(event, one.sighting, statements.get(event.id) ?? []) : []
    const { stated } = one.sighting
    const row = {
      statement: stated,
      event: event && namedEvent(event),
      isCertain,
      fields,
      isPast: stated.endDay < today,
    }
    shown[kindOf(one, judgement, fields)].push(row)
  }
  return shown
}

/** What says the same as before is matched no more, and known: also where it waits for a decision. */
function kindOf(
  { isNew, isChanged }: Virtual,
  { kind }: Judgement,
  fields: FieldChange[],
): keyof PreviewRows {
  if (!isNew && !isChanged) return 'known'
  const isOfEvent = kind === 'known' || kind === 'merge'
  return countedAs(isNew, !isOfEvent ? 'new' : fields.length > 0 ? 'changed' : 'known')
}

function eventOf(judgement: Judgement): string | undefined {
  if (judgement.kind === 'new') return undefined
  return judgement.kind === 'ask' ? judgement.candidates[0]?.eventId : judgement.eventId
}

async function readEvents(
  client: PoolClient,
  judgements: readonly Judgement[],
): Promise<Map<string, EventRow>> {
  const ids = judgements.flatMap((judgement) => eventOf(judgement) ?? [])
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
function differences(event: EventRow, sighting: Sighting, known: readonly StatementRow[]): FieldChange[] {
  const { own, doubtful } = changesOf(valuesShown(event), sighting, known)
  return [...own, ...doubtful]
}
