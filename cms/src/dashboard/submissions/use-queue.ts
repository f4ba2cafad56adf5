'use client'

import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'

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

type QueueState = {
  filter: QueueFilter
  places: readonly Place[]
  openId: string | null
  /** What was typed as a note, by submission; it outlives closing the row. */
  notes: Readonly<Record<string, string>>
}

type QueueEvent =
  | { kind: 'filtered'; filter: QueueFilter; submissions: readonly Submission[]; typeName: TypeName }
  | { kind: 'polled'; submissions: readonly Submission[]; typeName: TypeName; isBusy: boolean }
  | { kind: 'revealed'; submissions: readonly Submission[]; typeName: TypeName }
  | { kind: 'toggled'; id: string }
  | { kind: 'noted'; id: string; note: string }

const unfiltered: QueueFilter = { status: 'all', text: '' }
const start: QueueState = { filter: unfiltered, places: [], openId: null, notes: {} }

/** Where the top bar ends: a list that begins above it has been scrolled. */
const topBarHeight = 101

/**
 * The queue as it is on the screen. A poll updates rows where they stand; new ones come in by themselves only while
 * nobody is at the list, and wait behind a button otherwise.
 */
export function useQueue(
  submissions: readonly Submission[] | undefined,
  typeName: TypeName,
  list: RefObject<HTMLElement | null>,
) {
  const [state, dispatch] = useReducer(reduce, start)
  const { filter, places, openId } = state
  const latest = useRef({ submissions: submissions ?? [], typeName, openId })
  latest.current = { submissions: submissions ?? [], typeName, openId }

  useEffect(() => {
    if (!submissions) return
    const isBusy = latest.current.openId !== null || isBeingUsed(list.current)
    dispatch({ kind: 'polled', submissions, typeName: latest.current.typeName, isBusy })
  }, [submissions, list])

  const setFilter = useCallback((chosen: QueueFilter) => {
    const { submissions: known, typeName: name } = latest.current
    dispatch({ kind: 'filtered', filter: chosen, submissions: known, typeName: name })
  }, [])
  const reveal = useCallback(() => {
    const { submissions: known, typeName: name } = latest.current
    dispatch({ kind: 'revealed', submissions: known, typeName: name })
  }, [])
  const toggle = useCallback((id: string) => dispatch({ kind: 'toggled', id }), [])
  const setNote = useCallback((id: string, note: string) => dispatch({ kind: 'noted', id, note }), [])

  const waiting = newcomersTo(places, submissions ?? [], filter, typeName).filter(
    ({ status }) => status === 'pending',
  )
  return { ...state, waiting: waiting.length, setFilter, reveal, toggle, setNote }
}

function reduce(state: QueueState, event: QueueEvent): QueueState {
  switch (event.kind) {
    case 'filtered':
      return {
        ...state,
        filter: event.filter,
        places: arrange(event.submissions, event.filter, event.typeName),
        openId: null,
      }
    case 'polled':
      return polled(state, event)
    case 'revealed':
      return grown(state, event)
    case 'toggled':
      return { ...state, openId: state.openId === event.id ? null : event.id }
    case 'noted':
      return { ...state, notes: { ...state.notes, [event.id]: event.note } }
  }
}

function polled(state: QueueState, event: Extract<QueueEvent, { kind: 'polled' }>): QueueState {
  const existing = new Set(event.submissions.map(({ id }) => id))
  const places = withoutGone(state.places, existing, state.openId)
  const settled = places === state.places ? state : { ...state, places }
  return event.isBusy ? settled : grown(settled, event)
}

function grown(
  state: QueueState,
  { submissions, typeName }: Pick<Extract<QueueEvent, { kind: 'revealed' }>, 'submissions' | 'typeName'>,
): QueueState {
  const newcomers = newcomersTo(state.places, submissions, state.filter, typeName)
  return newcomers.length === 0 ? state : { ...state, places: insert(state.places, newcomers) }
}

/** Whether somebody points at the list, is in it with the keyboard, or has scrolled it. Not while its tab is closed. */
function isBeingUsed(list: HTMLElement | null): boolean {
  if (!list?.checkVisibility()) return false
  return (
    list.matches(':hover') ||
    list.contains(document.activeElement) ||
    list.getBoundingClientRect().top < topBarHeight
  )
}
