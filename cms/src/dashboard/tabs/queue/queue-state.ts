import type { Submission } from '../../submission.ts'
import { callWithTotal } from '@cyberluach/api/client'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { callSignedIn, storedToken } from '../../../session/session.ts'
import { saveDraft, savedDraft } from '../../../session/draft.ts'
import type { Summary } from '@cyberluach/api/summary'

/** What one poll read: the first rows that match, and those on the screen that no longer are among them. */
export type Reading = {
  filter: QueueFilter
  rows: readonly Submission[]
  others: readonly Submission[]
  /** How many match in all. */
  total: number
}

export type QueueState = {
  order: QueueOrder
  /** What is asked for; the rows answer to `shown` until that has been read. */
  filter: QueueFilter
  /** How many rows are asked for. */
  limit: number
  shown: QueueFilter | null
  /** The rows, in their order. */
  places: readonly Place[]
  /** What is known of each submission; of an open one also after it was deleted elsewhere. */
  records: ReadonlyMap<string, Submission>
  /** What was read and waits to be let in. */
  waiting: readonly Submission[]
  total: number
  hasMore: boolean
  /** An open row whose submission no longer exists. */
  goneId: string | null
  openId: string | null
  selected: ReadonlySet<string>
  /** What was typed as a note, by submission; it outlives closing the row. */
  notes: Readonly<Record<string, string>>
}

export type QueueEvent =
  /** `isBusy`: somebody is at the list, so that no row may come in between. */
  | { kind: 'read'; reading: Reading; isBusy: boolean }
  | { kind: 'filtered'; filter: QueueFilter }
  | { kind: 'grown' }
  | { kind: 'revealed' }
  | { kind: 'toggled'; id: string }
  /** Deleted from here: the rows go, open or not. */
  | { kind: 'deleted'; ids: readonly string[] }
  | { kind: 'selected'; ids: readonly string[]; isSelected: boolean }
  | { kind: 'noted'; id: string; note: string }

export const firstPage = 50
const nextPages = 100
/** As many as the API gives at once. */
export const mostRows = 5000
/** As many as an address can name in an export. */
export const mostSelected = 300

export function emptyQueue({
  order,
  notes = {},
  filter = { status: 'all', text: '' },
}: Pick<QueueState, 'order'> & Partial<QueueState>): QueueState {
  return {
    order,
    filter,
    limit: firstPage,
    shown: null,
    places: [],
    records: new Map(),
    waiting: [],
    total: 0,
    hasMore: false,
    goneId: null,
    openId: null,
    selected: new Set(),
    notes,
  }
}

/** The queue after something has happened to it. */
export function queueAfter(state: QueueState, event: QueueEvent): QueueState {
  switch (event.kind) {
    case 'read':
      return afterReading(state, event.reading, event.isBusy)
    case 'filtered':
      return isSameFilter(state.filter, event.filter) ? state : { ...state, filter: event.filter, limit: firstPage }
    case 'grown':
      return { ...state, limit: Math.min(mostRows, state.limit + nextPages) }
    case 'revealed':
      return { ...state, ...withNewRows(state.places, state.waiting, state.order, false) }
    case 'toggled':
      return toggled(state, event.id)
    case 'deleted':
      return withoutDeleted(state, event.ids)
    case 'selected':
      return { ...state, selected: withSelection(state, event.ids, event.isSelected) }
    case 'noted':
      return { ...state, notes: { ...state.notes, [event.id]: event.note } }
  }
}

/** The pending submissions that wait to be shown. */
export function waitingIn({ waiting }: QueueState): number {
  return waiting.filter(({ status }) => status === 'pending').length
}

/** The submissions that are selected, in the order of their rows. */
export function selectedIn({ places, selected, records, goneId }: QueueState): Submission[] {
  const ids = places.filter(({ id }) => selected.has(id) && id !== goneId)
  return ids.flatMap(({ id }) => records.get(id) ?? [])
}

/** The next in the list that waits, behind that row and then from the top; null where none does. */
export function pendingAfter({ places, records, goneId }: QueueState, id: string): string | null {
  const index = places.findIndex((place) => place.id === id)
  const others = [...places.slice(index + 1), ...places.slice(0, Math.max(0, index))]
  const isWaiting = (other: string) => other !== goneId && records.get(other)?.status === 'pending'
  return others.find((other) => isWaiting(other.id))?.id ?? null
}

function afterReading(state: QueueState, reading: Reading, isBusy: boolean): QueueState {
  if (!isSameFilter(reading.filter, state.filter)) return state
  const counted = {
    shown: reading.filter,
    total: reading.total + reading.others.length,
    hasMore: reading.rows.length < reading.total,
  }
  const isFresh = state.shown === null || !isSameFilter(state.shown, reading.filter)
  return { ...state, ...(isFresh ? afresh(state, reading) : updated(state, reading, isBusy)), ...counted }
}

/** The first reading, or the first with a new filter: the rows stand as the server gave them. */
function afresh(state: QueueState, { rows }: Reading): Partial<QueueState> {
  const records = new Map(rows.map((row) => [row.id, row]))
  const openId = state.openId !== null && records.has(state.openId) ? state.openId : null
  const selected = new Set([...state.selected].filter((id) => records.has(id)))
  return { places: rows.map(placeOf), records, waiting: [], goneId: null, openId, selected }
}

function updated(state: QueueState, { rows, others }: Reading, isBusy: boolean): Partial<QueueState> {
  const { openId, order } = state
  const records = new Map([...others, ...rows].map((row) => [row.id, row]))
  const open = openId === null ? undefined : state.records.get(openId)
  const goneId = open && !records.has(open.id) ? open.id : null
  const settled = withoutGone(state.places, new Set(records.keys()), goneId)
  if (goneId && open) records.set(goneId, open)
  const newcomers = newRowsOf(settled, rows)
  const grown =
    newcomers.length === 0 ? { places: settled, waiting: [] } : withNewRows(settled, newcomers, order, isBusy)
  const selected = new Set([...state.selected].filter((id) => records.has(id) && id !== goneId))
  return { ...grown, records, selected, goneId, openId: open ? openId : null }
}

function toggled(state: QueueState, id: string): QueueState {
  const openId = state.openId === id ? null : id
  const { goneId } = state
  if (goneId === null) return { ...state, openId }
  return { ...withoutDeleted(state, [goneId]), openId: openId === goneId ? null : openId, goneId: null }
}

function withoutDeleted(state: QueueState, ids: readonly string[]): QueueState {
  const deleted = new Set(ids)
  const without = <Item extends { id: string }>(items: readonly Item[]) => items.filter(({ id }) => !deleted.has(id))
  return {
    ...state,
    records: new Map([...state.records].filter(([id]) => !deleted.has(id))),
    places: without(state.places),
    waiting: without(state.waiting),
    selected: new Set([...state.selected].filter((id) => !deleted.has(id))),
    openId: state.openId !== null && deleted.has(state.openId) ? null : state.openId,
  }
}

function withSelection({ selected }: QueueState, ids: readonly string[], isSelected: boolean): Set<string> {
  const changed = new Set(ids)
  if (!isSelected) return new Set([...selected].filter((id) => !changed.has(id)))
  return new Set([...selected, ...ids].slice(0, mostSelected))
}

/** How many the API takes by their ids at once. */
const idsAtOnce = 100

type Request = {
  kind: SubmissionKind
  order: QueueOrder
  filter: QueueFilter
  limit: number
  /** What is on the screen already. */
  shown: readonly string[]
}

/**
 * Reads the first rows that match, and what became of the rows on the screen that are not among them: they were
 * decided, pushed further down, or deleted. Unchanged answers come out of the browser's cache: the server says 304.
 */
export async function readQueue(request: Request, signal: AbortSignal): Promise<Reading> {
  const { kind, order, filter, limit, shown } = request
  const { answer: rows, total } = await callWithTotal('GET /api/sys/mgmt/submissions', {
    token: storedToken() ?? '',
    signal,
    query: { kind, order, limit, ...queryOf(filter) },
  })
  const read = new Set(rows.map(({ id }) => id))
  const missing = partsOf(
    shown.filter((id) => !read.has(id)),
    idsAtOnce,
  )
  const others = await Promise.all(
    missing.map((ids) =>
      callSignedIn('GET /api/sys/mgmt/submissions', { signal, query: { kind, ids: ids.join(',') } }),
    ),
  )
  return { filter, rows, others: others.flat(), total: total ?? rows.length }
}

/** A list in parts of at most so many. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += most) parts.push(items.slice(start, start + most))
  return parts
}

type Notes = QueueState['notes']

const formOf = (kind: SubmissionKind) => `notes:${kind}`

/** The notes to decisions that somebody had typed when the page went away, by submission. */
export function storedNotes(kind: SubmissionKind, username: string): Notes {
  return savedDraft<Notes>(formOf(kind), username)?.values ?? {}
}

export function storeNotes(kind: SubmissionKind, username: string, values: Notes): void {
  if (Object.keys(values).length > 0) saveDraft({ form: formOf(kind), username, about: null, values })
}

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
