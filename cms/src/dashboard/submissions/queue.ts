import type { Submission } from './submission.ts'

export type StatusFilter = 'all' | Submission['status']
export type QueueFilter = { status: StatusFilter; text: string }

/** A row's place in the queue. Its sort key is the one it had when it was placed, so that rows stay where they are. */
export type Place = { id: string; pending: boolean; sentAt: number }

/** Pending first, the oldest on top: it is the nearest to the 24-hour promise. Then what was decided, newest first. */
export function arrange(
  submissions: readonly Submission[],
  filter: QueueFilter,
  typeName: TypeName,
): Place[] {
  return submissions
    .filter((submission) => matches(submission, filter, typeName))
    .map(placeOf)
    .toSorted(inOrder)
}

/** What matches and has no row yet. */
export function newcomersTo(
  places: readonly Place[],
  submissions: readonly Submission[],
  filter: QueueFilter,
  typeName: TypeName,
): Submission[] {
  const placed = new Set(places.map(({ id }) => id))
  return submissions.filter(({ id }) => !placed.has(id)).filter((one) => matches(one, filter, typeName))
}

/** The places with those of the newcomers among them; nothing that had a place changes its order. */
export function insert(places: readonly Place[], newcomers: readonly Submission[]): Place[] {
  const grown = [...places]
  for (const place of newcomers.map(placeOf).toSorted(inOrder)) {
    const next = grown.findIndex((other) => inOrder(place, other) < 0)
    grown.splice(next === -1 ? grown.length : next, 0, place)
  }
  return grown
}

/** The places of what still exists, and of the row that is open: it stays even when its record was deleted. */
export function withoutGone(
  places: readonly Place[],
  existing: ReadonlySet<string>,
  openId: string | null,
): Place[] {
  const kept = places.filter(({ id }) => existing.has(id) || id === openId)
  return kept.length === places.length ? (places as Place[]) : kept
}

export type QueueCounts = Record<StatusFilter, number>

export function countByStatus(submissions: readonly Submission[]): QueueCounts {
  const counts: QueueCounts = { all: submissions.length, pending: 0, approved: 0, rejected: 0 }
  for (const { status } of submissions) counts[status] += 1
  return counts
}

/** The words of an event type, as people see them and may search for. */
export type TypeName = (eventType: string) => string

function matches(submission: Submission, { status, text }: QueueFilter, typeName: TypeName): boolean {
  if (status !== 'all' && submission.status !== status) return false
  const wanted = searchable(text.trim())
  if (!wanted) return true
  const { title, titleHe, organizerName, organizerEmail, eventType } = submission
  const fields = [title, titleHe, organizerName, organizerEmail, eventType, typeName(eventType)]
  return fields.some((field) => field !== null && searchable(field).includes(wanted))
}

function searchable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase()
}

function placeOf({ id, status, createdAt }: Submission): Place {
  return { id, pending: status === 'pending', sentAt: Date.parse(createdAt) }
}

function inOrder(first: Place, second: Place): number {
  if (first.pending !== second.pending) return first.pending ? -1 : 1
  const bySending = first.pending ? first.sentAt - second.sentAt : second.sentAt - first.sentAt
  return bySending || (first.id < second.id ? -1 : 1)
}
