'use client'

import { useCallback, useEffect, useReducer, type RefObject } from 'react'

import { emptyQueue, queueAfter, waitingIn } from './queue-state.ts'
import type { QueueFilter, TypeName } from './queue.ts'
import type { Submission } from './submission.ts'

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
  const [state, dispatch] = useReducer(queueAfter, emptyQueue)
  const isOpen = state.openId !== null

  useEffect(() => {
    if (submissions)
      dispatch({ kind: 'polled', submissions, typeName, isBusy: isOpen || isBeingUsed(list.current) })
  }, [submissions, typeName, list, isOpen])

  const setFilter = useCallback(
    (filter: QueueFilter) => dispatch({ kind: 'filtered', filter, typeName }),
    [typeName],
  )
  const reveal = useCallback(() => dispatch({ kind: 'revealed', typeName }), [typeName])
  const toggle = useCallback((id: string) => dispatch({ kind: 'toggled', id }), [])
  const forget = useCallback((id: string) => dispatch({ kind: 'deleted', id }), [])
  const setNote = useCallback((id: string, note: string) => dispatch({ kind: 'noted', id, note }), [])

  return { ...state, waiting: waitingIn(state, typeName).length, setFilter, reveal, toggle, forget, setNote }
}

/** Whether somebody points at the list, is in it with the keyboard, or has scrolled it. Not while its tab is closed. */
function isBeingUsed(list: HTMLElement | null): boolean {
  if (!list?.checkVisibility()) return false
  const isScrolled = list.getBoundingClientRect().top < topBarHeight
  return isScrolled || list.matches(':hover') || list.contains(document.activeElement)
}
