import {
  arrange,
  insert,
  newcomersTo,
  withoutGone,
  type Place,
  type QueueFilter,
  type TypeName,
} from './queue.ts'
import type { Submission } from './submission.ts'

export type QueueState = {
  filter: QueueFilter
  /** The rows, in their order. */
  places: readonly Place[]
  /** What is known of each submission; of an open one also after it was deleted elsewhere. */
  records: ReadonlyMap<string, Submission>
  /** An open row whose submission no longer exists. */
  goneId: string | null
  openId: string | null
  /** What was typed as a note, by submission; it outlives closing the row. */
  notes: Readonly<Record<string, string>>
}

export type QueueEvent =
  /** `isBusy`: somebody is at the list, so that no row may come in between. */
  | { kind: 'polled'; submissions: readonly Submission[]; typeName: TypeName; isBusy: boolean }
  | { kind: 'filtered'; filter: QueueFilter; typeName: TypeName }
  | { kind: 'revealed'; typeName: TypeName }
  | { kind: 'toggled'; id: string }
  /** Deleted from here: the row goes, open or not. */
  | { kind: 'deleted'; id: string }
  | { kind: 'noted'; id: string; note: string }

export const emptyQueue: QueueState = {
  filter: { status: 'all', text: '' },
  places: [],
  records: new Map(),
  goneId: null,
  openId: null,
  notes: {},
}

/** The queue after something has happened to it. */
export function queueAfter(state: QueueState, event: QueueEvent): QueueState {
  switch (event.kind) {
    case 'polled':
      return afterPoll(state, event)
    case 'filtered': {
      const places = arrange(existing(state), event.filter, event.typeName)
      const openId = places.some(({ id }) => id === state.openId) ? state.openId : null
      return { ...state, filter: event.filter, places, openId, goneId: null }
    }
    case 'revealed':
      return withNewcomers(state, event.typeName)
    case 'toggled':
      return toggled(state, event.id)
    case 'deleted':
      return withoutDeleted(state, event.id)
    case 'noted':
      return { ...state, notes: { ...state.notes, [event.id]: event.note } }
  }
}

/** The pending submissions that wait to be shown. */
export function waitingIn(state: QueueState, typeName: TypeName): Submission[] {
  const newcomers = newcomersTo(state.places, existing(state), state.filter, typeName)
  return newcomers.filter(({ status }) => status === 'pending')
}

function afterPoll(
  state: QueueState,
  { submissions, typeName, isBusy }: Extract<QueueEvent, { kind: 'polled' }>,
) {
  const { openId } = state
  const records = new Map(submissions.map((submission) => [submission.id, submission]))
  const open = openId === null ? undefined : state.records.get(openId)
  const goneId = open && !records.has(open.id) ? open.id : null
  const places = withoutGone(state.places, new Set(records.keys()), goneId)
  if (goneId && open) records.set(goneId, open)
  const settled = { ...state, records, places, goneId, openId: open ? openId : null }
  return isBusy ? settled : withNewcomers(settled, typeName)
}

function toggled(state: QueueState, id: string): QueueState {
  const openId = state.openId === id ? null : id
  if (state.goneId === null) return { ...state, openId }
  const records = new Map(existing(state).map((submission) => [submission.id, submission]))
  const places = withoutGone(state.places, new Set(records.keys()), null)
  return { ...state, records, places, goneId: null, openId: openId === state.goneId ? null : openId }
}

function withoutDeleted(state: QueueState, id: string): QueueState {
  const records = new Map(state.records)
  records.delete(id)
  const places = state.places.filter((place) => place.id !== id)
  return { ...state, records, places, openId: state.openId === id ? null : state.openId }
}

function withNewcomers(state: QueueState, typeName: TypeName): QueueState {
  const newcomers = newcomersTo(state.places, existing(state), state.filter, typeName)
  return newcomers.length === 0 ? state : { ...state, places: insert(state.places, newcomers) }
}

function existing({ records, goneId }: QueueState): Submission[] {
  return [...records.values()].filter(({ id }) => id !== goneId)
}
