import { useLatest } from '../../ui/use-latest.ts'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { useCallback, useEffect, useReducer, useState, type RefObject, useMemo } from 'react'
import { useTabScope, useRequestedPart } from '../../frame/FrameContext.tsx'
import { partOfHash, tabFromHash } from '../../frame/tabs.ts'
import { usePolling, type Liveness } from '../../frame/polling.ts'
import { useSession } from '../../session/SessionContext.tsx'
import {
  storeNotes,
  storedNotes,
  emptyQueue,
  queueAfter,
  waitingIn,
  type QueueState,
  readQueue,
  partsOf,
  isSameFilter,
  statusOf,
  type QueueFilter,
  type QueueOrder,
} from './queue-state.ts'
import type { Similar } from '@cyberluach/api/moderation'
import { callSignedIn } from '../../../session/session.ts'
import { isMessage, type Submission } from '../../submission.ts'

export const secondsBetweenPolls = 5

export function queueKey(kind: SubmissionKind) {
  return ['queue', kind] as const
}

/** Where the top bar ends: a list that begins above it has been scrolled. */
const topBarHeight = 101

/**
 * The queue as it is on the screen. A poll updates rows where they stand; new ones come in by themselves only while
 * nobody is at the list, and wait behind a button otherwise.
 */
export function useQueue(kind: SubmissionKind, order: QueueOrder, list: RefObject<HTMLElement | null>) {
  const { username } = useSession()
  const { name, isOpen } = useTabScope()
  const [state, dispatch] = useReducer(queueAfter, null, () => {
    const isNamed = name !== null && tabFromHash(location.hash) === name
    const status = (isNamed && statusOf(partOfHash(location.hash))) || 'all'
    return emptyQueue({ order, notes: storedNotes(kind, username), filter: { status, text: '' } })
  })
  const { notes } = state
  useEffect(() => storeNotes(kind, username, notes), [kind, username, notes])
  const { filter, limit } = state
  useRequestedPart(name, (part) => {
    const status = statusOf(part)
    if (status && status !== filter.status) dispatch({ kind: 'filtered', filter: { status, text: '' } })
  })
  const hash = filter.status === 'all' ? `#${name}` : `#${name}/${filter.status}`
  useEffect(() => {
    if (!isOpen || name === null) return
    if (location.hash !== hash) history.replaceState(history.state, '', hash)
  }, [isOpen, name, hash])
  const latest = useLatest(state)

  const {
    data,
    liveness: current,
    isPrevious,
  } = usePolling({
    key: [...queueKey(kind), filter.status, filter.text, limit],
    read: (signal) => readQueue({ kind, order, filter, limit, shown: shownIn(latest.current, filter) }, signal),
    seconds: secondsBetweenPolls,
    keepsPrevious: true,
  })
  // A filter that cannot be read leaves the rows of the one before it, and the time that they were read at.
  const [readAt, setReadAt] = useState<number | null>(null)
  useEffect(() => {
    if (current.updatedAt !== null) setReadAt(current.updatedAt)
  }, [current.updatedAt])
  const isRowOpen = state.openId !== null
  useEffect(() => {
    if (data && !isPrevious) dispatch({ kind: 'read', reading: data, isBusy: isRowOpen || isBeingUsed(list.current) })
  }, [data, isPrevious, list, isRowOpen])

  const setFilter = useCallback((chosen: QueueFilter) => dispatch({ kind: 'filtered', filter: chosen }), [])
  const grow = useCallback(() => dispatch({ kind: 'grown' }), [])
  const reveal = useCallback(() => dispatch({ kind: 'revealed' }), [])
  const toggle = useCallback((id: string) => dispatch({ kind: 'toggled', id }), [])
  const forget = useCallback((ids: readonly string[]) => dispatch({ kind: 'deleted', ids }), [])
  const setNote = useCallback((id: string, note: string) => dispatch({ kind: 'noted', id, note }), [])
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) => dispatch({ kind: 'selected', ids, isSelected }),
    [],
  )

  return {
    ...state,
    hash,
    liveness: { ...current, updatedAt: current.updatedAt ?? readAt } satisfies Liveness,
    isReading: isPrevious,
    newcomers: waitingIn(state),
    setFilter,
    grow,
    reveal,
    toggle,
    forget,
    setNote,
    select,
  }
}

export type Queue = ReturnType<typeof useQueue>

function shownIn({ places, shown, goneId }: QueueState, filter: QueueFilter): string[] {
  if (!shown || !isSameFilter(shown, filter)) return []
  return places.map(({ id }) => id).filter((id) => id !== goneId)
}

/** Whether somebody points at the list, is in it with the keyboard, or has scrolled it. Not while its tab is closed. */
function isBeingUsed(list: HTMLElement | null): boolean {
  if (!list?.checkVisibility()) return false
  const isScrolled = list.getBoundingClientRect().top < topBarHeight
  return isScrolled || list.matches(':hover') || list.contains(document.activeElement)
}

const idsAtOnce = 100
const secondsBetweenSimilarPolls = 30

/** What each submission may repeat: an event of the calendar, another one that waits, or both. */
export type SimilarBySubmission = ReadonlyMap<string, readonly Similar[]>

/** What pending submissions may repeat. Nothing while nobody has said. */
export function useSimilar(submissions: readonly Submission[]): SimilarBySubmission {
  const ids = submissions
    .filter(({ status, eventType }) => status === 'pending' && !isMessage(eventType))
    .map(({ id }) => id)
    .toSorted()
  const { data } = usePolling({
    key: ['similar', ids.join()],
    read: (signal) => readSimilar(ids, signal),
    seconds: secondsBetweenSimilarPolls,
    keepsPrevious: true,
  })
  return useMemo(() => Map.groupBy(data ?? [], ({ submissionId }) => submissionId), [data])
}

async function readSimilar(ids: readonly string[], signal: AbortSignal): Promise<Similar[]> {
  const answers = await Promise.all(
    partsOf(ids, idsAtOnce).map((part) =>
      callSignedIn('GET /api/sys/mgmt/similar', { query: { ids: part.join() }, signal }),
    ),
  )
  return answers.flat()
}
