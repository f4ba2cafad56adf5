import type { PoolClient } from 'pg'
import type { SourceRecord } from '../rows.ts'
import { findCandidates, type ListContext } from './candidates.ts'
import { type Match, scoreNearby, type Candidate } from './score.ts'

/**
 * What each record is. What is known comes first: its event, a decision that was taken once; then address, host and name.
 * However many they are, in three statements.
 */
export async function matchRecords(
  client: PoolClient,
  records: readonly SourceRecord[],
  context: ListContext = {},
): Promise<Map<string, Match>> {
  const matched = new Map<string, Match>()
  for (const { id, eventId } of records) if (eventId) matched.set(id, { kind: 'known', eventId })
  const unknown = records.filter(({ id }) => !matched.has(id))
  if (unknown.length === 0) return matched
  for (const [id, eventId] of await readVerdicts(client, unknown))
    matched.set(id, {
      kind: 'merge',
      eventId,
      why: 'verdict',
      candidates: [{ eventId, score: 1, why: [] }],
    })
  const open = unknown.filter(({ id }) => !matched.has(id))
  const nearby = open.length > 0 ? await findCandidates(client, open, context) : new Map<string, never>()
  for (const { id, stated } of open) matched.set(id, scoreNearby(stated, nearby.get(id) ?? []))
  return matched
}

/** What one record is. */
export async function matchRecord(client: PoolClient, record: SourceRecord): Promise<Match> {
  return (await matchRecords(client, [record])).get(record.id) ?? { kind: 'new' }
}

async function readVerdicts(
  client: PoolClient,
  records: readonly SourceRecord[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; event: string }>(
    `select sighting_id as id, event_id as event from sighting_verdicts
     where sighting_id = any($1::uuid[]) and verdict = 'same'`,
    [records.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, event }) => [id, event]))
}

type Matched = { record: SourceRecord; match: Match }

/**
 * Of rows of one list that merge with one event, the surest is it; the others are to be matched later, beside it: what a list
 * names in several rows is several.
 */
export function deferDuplicates(
  records: readonly SourceRecord[],
  matched: ReadonlyMap<string, Match>,
): { reconciled: Matched[]; later: SourceRecord[] } {
  const merging = new Set<string>()
  const reconciled: Matched[] = []
  const later: SourceRecord[] = []
  for (const one of surestFirst(records, matched)) {
    const { record, match } = one
    if (match.kind === 'merge' && merging.has(match.eventId)) later.push(record)
    else reconciled.push(one)
    if (match.kind === 'merge') merging.add(match.eventId)
  }
  return { reconciled, later }
}

function surestFirst(records: readonly SourceRecord[], matched: ReadonlyMap<string, Match>): Matched[] {
  const score = ({ match }: Matched) => (match.kind === 'merge' ? (match.candidates[0]?.score ?? 0) : 0)
  return records
    .map((record) => ({ record, match: matched.get(record.id) ?? { kind: 'new' as const } }))
    .toSorted((one, other) => score(other) - score(one))
}

/** What each row of a list is, as a sync would match it after it had kept them all. */
export async function matchPreviewed(
  client: PoolClient,
  records: readonly SourceRecord[],
  offers?: ListContext['offers'],
): Promise<Map<string, Match>> {
  const rows = records.map(({ id }) => id)
  const matched = new Map<string, Match>()
  const events: string[] = []
  let open = records
  while (open.length > 0) {
    const { reconciled, later } = deferDuplicates(
      open,
      await matchRecords(client, open, { rows, events, offers }),
    )
    for (const { record, match } of reconciled) {
      matched.set(record.id, match)
      if (match.kind === 'merge') events.push(match.eventId)
    }
    open = later
  }
  return matched
}

/**
 * The other events that records of known events may be as well by what they state now, the best first: a list that moves
 * an event to where one of its name is says that both are one, or that they are told apart by somebody.
 */
export async function findCollisions(
  client: PoolClient,
  linked: readonly { record: SourceRecord; eventId: string }[],
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  if (linked.length === 0) return found
  const nearby = await findCandidates(
    client,
    linked.map(({ record }) => record),
  )
  for (const { record, eventId } of linked) {
    const others = (nearby.get(record.id) ?? []).filter((event) => event.eventId !== eventId)
    const match = scoreNearby(record.stated, others)
    if (match.kind !== 'ask' && match.kind !== 'merge') continue
    const candidates = match.candidates.filter(isThere)
    if (candidates.length > 0) found.set(record.id, candidates)
  }
  return found
}

const isThere = ({ why }: Candidate) =>
  why.includes('alikeName') && (why.includes('sameDays') || why.includes('closeDays'))
