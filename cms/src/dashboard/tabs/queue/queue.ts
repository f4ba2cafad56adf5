import type { Submission } from '../../submission.ts'
import type { Summary } from '@cyberluach/api/summary'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'

export const statusFilters = ['all', 'pending', 'suspicious', 'approved', 'rejected'] as const
export type StatusFilter = (typeof statusFilters)[number]
export type QueueFilter = { status: StatusFilter; text: string }

/**
 * The server's orders. Queue: pending first, the oldest on top, because it is the nearest to the promise of an answer;
 * then the latest decisions. Inbox: pending first, the newest of each on top.
 */
export type QueueOrder = 'queue' | 'inbox'

/** A row's place in the list. Its sort key is the one it had when it was placed, so that rows stay where they are. */
export type Place = { id: string; isPending: boolean; sentAt: number; decidedAt: number }

export function placeOf({ id, status, createdAt, decidedAt }: Submission): Place {
  return {
    id,
    isPending: status === 'pending',
    sentAt: Date.parse(createdAt),
    decidedAt: decidedAt === null ? 0 : Date.parse(decidedAt),
  }
}

/** What was read and has no row yet. */
export function newRowsOf(places: readonly Place[], rows: readonly Submission[]): Submission[] {
  const placed = new Set(places.map(({ id }) => id))
  return rows.filter(({ id }) => !placed.has(id))
}

export type Grown = { places: Place[]; waiting: Submission[] }

/**
 * The places with those of the newcomers among them; nothing that had a place changes its order. While somebody is at
 * the list, those that would push other rows away wait; what comes after all of them pushes nothing.
 */
export function withNewRows(
  places: readonly Place[],
  newcomers: readonly Submission[],
  order: QueueOrder,
  isBusy: boolean,
): Grown {
  const grown = [...places]
  const waiting: Submission[] = []
  const compare = comparing[order]
  const sorted = newcomers.map((newcomer) => ({ newcomer, place: placeOf(newcomer) }))
  for (const { newcomer, place } of sorted.toSorted((one, other) => compare(one.place, other.place))) {
    const next = grown.findIndex((other) => compare(place, other) < 0)
    if (next !== -1 && isBusy) waiting.push(newcomer)
    else grown.splice(next === -1 ? grown.length : next, 0, place)
  }
  return { places: grown, waiting }
}

/** The places of what still exists, and of the row that is open: it stays even when its record was deleted. */
export function withoutGone(
  places: readonly Place[],
  existing: ReadonlySet<string>,
  openId: string | null,
): readonly Place[] {
  const remaining = places.filter(({ id }) => existing.has(id) || id === openId)
  return remaining.length === places.length ? places : remaining
}

/** The status that an address names behind its tab; null where it names none. */
export function statusOf(part: string | null): StatusFilter | null {
  return statusFilters.find((status) => status === part) ?? null
}

/** A filter as the API takes it. */
export function queryOf({ status, text }: QueueFilter) {
  const isState = status !== 'all' && status !== 'suspicious'
  return {
    status: isState ? status : undefined,
    suspicious: status === 'suspicious' ? ('true' as const) : undefined,
    q: text,
  }
}

export function isSameFilter(one: QueueFilter, other: QueueFilter): boolean {
  return one.status === other.status && one.text === other.text
}

const comparing: Record<QueueOrder, (one: Place, other: Place) => number> = {
  queue: (one, other) => pendingFirst(one, other) || (one.isPending ? older(one, other) : later(one, other)),
  inbox: (one, other) => pendingFirst(one, other) || newer(one, other) || byId(one, other),
}

function pendingFirst(one: Place, other: Place): number {
  return Number(other.isPending) - Number(one.isPending)
}

function older(one: Place, other: Place): number {
  return one.sentAt - other.sentAt || byId(one, other)
}

function later(one: Place, other: Place): number {
  return other.decidedAt - one.decidedAt || newer(one, other) || byId(one, other)
}

function newer(one: Place, other: Place): number {
  return other.sentAt - one.sentAt
}

function byId(one: Place, other: Place): number {
  return one.id < other.id ? -1 : 1
}

/** How many there are of a kind, by status and in all; undefined until the counts have come. */
export function summaryOf(
  kind: SubmissionKind,
  summary: Summary | undefined,
): (Record<StatusFilter, number> & { overdue: number }) | undefined {
  if (!summary) return undefined
  const { pending, approved, rejected, overdue, suspicious } = {
    event: summary.events,
    contact_message: summary.contact,
    feedback: summary.feedback,
  }[kind]
  return { all: pending + approved + rejected, pending, approved, rejected, overdue, suspicious }
}
