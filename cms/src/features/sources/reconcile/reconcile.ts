import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { DegradedReason } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'
import { isInDoubt, isOver, type Parsed, type SourceRecord } from '../rows.ts'
import { identify, type Identified } from '../match/identity.ts'
import { absentOf, readRejections, type Absent } from './absence.ts'
import { keyedRows, readKnown, rekey, writeRecords, type Written } from './records.ts'
import { isBelievedLately, type RunCounts } from '../fetch/runs.ts'
import type { Source } from '../fetch/source.ts'
import { type ListContext, matchRecords, deferDuplicates } from '../match/match.ts'
import type { Candidate } from '../match/score.ts'
import { linkRecords, type Linked } from './link.ts'
import { proposeNew, askOrPublish, publishRecords } from '../publish/publish.ts'
import type { Trusted, WriteContext } from './context.ts'
import { setTimeout as pause } from 'node:timers/promises'

export type Taken = {
  /** What is to be matched: new, changed, or there again. */
  fresh: Written[]
  known: Written[]
  /** Ids of records that stand in the list again. */
  returned: string[]
  absent: Absent
  /** By record, the events of rows that the list dropped and that have its name. */
  offers: Map<string, string[]>
  degraded: DegradedReason | null
  counts: Pick<RunCounts, 'rows' | 'vanished'>
}

/** Keeps what a believed list says, and finds out what is new in it and what is absent. Nothing is matched yet. */
export async function takeList(
  client: PoolClient,
  source: Source,
  parsed: Parsed,
  { at, today }: { at: Date; today: DayKey },
): Promise<Taken> {
  const rows = keyedRows(parsed.rows)
  const kept = await readKnown(client, source.id, rows, today)
  const identified = identify(kept, rows)
  await rekey(client, kept, rows, identified)
  const written = await writeRecords(client, source.id, rows, at)
  const vanishedBefore = new Set(kept.filter(({ hasVanished }) => hasVanished).map(({ id }) => id))
  const isBack = ({ record }: Written) => vanishedBefore.has(record.id)
  const seen = {
    ids: new Set(written.map(({ record }) => record.id)),
    days: rows.map(({ row }) => row.startDay),
    rejected: readRejections(parsed.refused),
  }
  const isBelieved = await isBelievedLately(client, source.id)
  const absent = absentOf(kept, seen, { kind: source.kind, today, isBelievedLately: isBelieved })
  return {
    fresh: written.filter((one) => one.isNew || one.isChanged || isBack(one)),
    known: written.filter((one) => !one.isNew && !one.isChanged && !isBack(one)),
    returned: written.filter(isBack).map(({ record }) => record.id),
    absent,
    offers: offersOf(written, identified),
    degraded: absent.areTooMany ? 'manyVanished' : null,
    counts: {
      rows: rows.length,
      vanished: absent.areTooMany ? 0 : absent.ids.length,
    },
  }
}

/** The events of records that each of these may be, by their ids. */
export function offersOf(
  written: readonly { record: SourceRecord; key: string }[],
  { offers }: Identified,
): Map<string, string[]> {
  const eventsOf = (key: string) => offers.get(key)?.flatMap(({ eventId }) => eventId ?? []) ?? []
  return new Map(written.map(({ record, key }) => [record.id, eventsOf(key)]))
}

/** Among what a row is counted: a row of no known event is new once, and a change when it says something else later. */
export function countedAs(isNew: boolean, reconciled: 'new' | 'changed' | 'known'): 'new' | 'changed' | 'known' {
  return reconciled === 'new' && !isNew ? 'changed' : reconciled
}

/** How many rows of a list are new events, changes and known, as its preview counts them. */
export function countRows(
  { fresh, known }: Pick<Taken, 'fresh' | 'known'>,
  reconciled: Reconciled,
): Pick<RunCounts, 'new' | 'changed' | 'known'> {
  const counts = { new: 0, changed: 0, known: known.length }
  for (const { record, isNew } of fresh) counts[countedAs(isNew, reconciled.get(record.id) ?? 'known')] += 1
  return counts
}

/** What records are by their ids: of no event that is known for certain, a change of one, or nothing else than it says. */
export type Reconciled = Map<string, 'new' | 'changed' | 'known'>

/**
 * Matches what a source states, and does what follows: what is of a known event is kept as a statement about it, and what
 * it changes is written or proposed; what is new is published or proposed, as the source is trusted; all else is asked.
 */
export async function reconcileRecords(
  writing: WriteContext,
  source: Trusted,
  records: readonly SourceRecord[],
  { offers, isFirst = true }: Pick<ListContext, 'offers'> & { isFirst?: boolean } = {},
): Promise<Reconciled> {
  const { client } = writing
  if (records.length === 0) return new Map()
  const matched = await matchRecords(client, records, { offers })
  const asked: { record: SourceRecord; candidates: Candidate[] }[] = []
  const linked: Linked[] = []
  const fresh: SourceRecord[] = []
  const { reconciled, later } = deferDuplicates(records, matched)
  for (const { record, match } of reconciled) {
    if (match.kind === 'new') fresh.push(record)
    else if (match.kind === 'ask') asked.push({ record, candidates: match.candidates })
    else linked.push({ record, eventId: match.eventId })
  }
  const changing = await linkRecords(writing, source, linked)
  // What a list names in several rows is several: once one of them is the event, the others are matched beside it.
  const reconciledLater = await reconcileRecords(writing, source, later, { offers, isFirst })
  await askOrPublish(writing, source, asked)
  await publishNew(writing, source, fresh, isFirst)
  await client.query('update sightings set judged_at = now() where id = any($1::uuid[])', [records.map(({ id }) => id)])
  const certain = linked.map(({ record: { id } }) => [id, changing.has(id) ? 'changed' : 'known'] as const)
  const open = [...fresh, ...asked.map(({ record }) => record)].map(({ id }) => [id, 'new'] as const)
  return new Map([...certain, ...open, ...reconciledLater])
}

/**
 * What is there again after its event was deleted, or was left aside, is not published unasked; nor is what its list states
 * in two ways, or what is over already when a list that was read before names it: a wrong year, most often.
 */
async function publishNew(
  writing: WriteContext,
  source: Trusted,
  fresh: readonly SourceRecord[],
  isFirst: boolean,
): Promise<void> {
  const before = await matchedBefore(writing, fresh)
  const mayPublish = (record: SourceRecord) =>
    source.trust === 'publish' && !before.has(record.id) && !isInDoubt(record) && (isFirst || !isOver(record))
  await publishRecords(writing, fresh.filter(mayPublish))
  await proposeNew(
    writing.client,
    fresh.filter((record) => !mayPublish(record)),
  )
}

async function matchedBefore({ client }: WriteContext, records: readonly SourceRecord[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    'select id from sightings where id = any($1::uuid[]) and judged_at is not null',
    [records.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** So many at once that statements are few, and so few that each is short and others get their turn. */
const batchSize = 50

/** How long visitors have the machine to themselves after a batch, in times of what it took. */
const rest = 2

/**
 * Matches what is new in a list, does what follows from it, a batch at a time in the transaction of the sync, and answers
 * what each is. Between batches it rests, unless it is hurried because nobody can be there yet.
 */
export async function reconcileList(
  writing: WriteContext,
  source: Trusted,
  { fresh, offers }: { fresh: readonly Written[]; offers: ListContext['offers'] },
  { isHurried, isFirst }: { isHurried: boolean; isFirst: boolean },
): Promise<Reconciled> {
  const reconciled: Reconciled = new Map()
  for (let from = 0; from < fresh.length; from += batchSize) {
    const begun = performance.now()
    const batch = fresh.slice(from, from + batchSize).map(({ record }) => record)
    for (const [id, what] of await reconcileRecords(writing, source, batch, { offers, isFirst }))
      reconciled.set(id, what)
    // What triggers do of an event when a transaction ends would take longer than a batch for all of a list at once.
    await writing.client.query('set constraints all immediate; set constraints all deferred')
    const isLast = from + batchSize >= fresh.length
    if (!isHurried && !isLast) await pause((performance.now() - begun) * rest)
  }
  return reconciled
}
