import { useLatest } from '../../ui/use-latest.ts'
import { useRef, type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShortcuts } from '../../frame/shortcuts.tsx'
import { concernedBy } from './decision.ts'
import type { QueueDefinition, RowActs } from './definition.ts'
import { useRowKeys } from '../../list/List.tsx'
import { focusRow, noteFieldOf, scrollToRow } from '../../ui/focus.ts'
import { selectedIn, pendingAfter } from './queue-state.ts'
import type { Submission } from '../../submission.ts'
import type { Queue } from './use-queue.ts'
import { useSession } from '../../session/SessionContext.tsx'

type Together = {
  approve: () => void
  reject: () => void
  rejectAtOnce: () => void
  remove: () => void
  exportRows: () => void
  undo: () => void
}

type Parts = {
  definition: QueueDefinition
  queue: Queue
  acts: RowActs
  /** What is done with all that is selected; export with all that matches, where nothing is. */
  together: Together
  section: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** The keys of a queue. They act on the selected rows, or, where none is, on the row with the focus. */
export function useQueueKeys({ definition, queue, acts, together, section, list }: Parts): void {
  const { keys, current: focused } = useRowKeys({
    list,
    openId: queue.openId,
    toggle: acts.toggle,
    leave: () => acts.select([...queue.selected], false),
  })
  const current = (): Submission | undefined => {
    const id = focused()
    return id === null || id === queue.goneId ? undefined : queue.records.get(id)
  }
  const withRow = (act: (submission: Submission) => void, all: () => void) => () => {
    if (selectedIn(queue).length > 0) return all()
    const submission = current()
    if (submission) act(submission)
  }
  const ifPending = (act: (submission: Submission) => void) => (submission: Submission) => {
    if (concernedBy('approve', [submission]).length > 0) act(submission)
  }
  const reject = (submission: Submission) => {
    const field = queue.openId === submission.id ? noteFieldOf(submission.id) : null
    if (field?.checkVisibility()) field.focus()
    else acts.reject(submission)
  }

  useShortcuts({
    search: () => section.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    filter: () => section.current?.querySelector<HTMLElement>('[role=radio][aria-checked=true]')?.focus(),
    ...keys,
    selectRow: () => {
      const row = current()
      if (row) acts.select([row.id], !queue.selected.has(row.id))
    },
    approve: withRow(
      ifPending((submission) => void acts.decide(submission, { kind: 'approve' })),
      together.approve,
    ),
    reject: withRow(ifPending(reject), together.reject),
    ...(definition.asksForNote && {
      rejectAtOnce: withRow(ifPending(acts.rejectAtOnce), together.rejectAtOnce),
    }),
    remove: withRow((submission) => acts.askToDelete([submission]), together.remove),
    exportRows: together.exportRows,
    undo: together.undo,
  })
}

/** Where rows are cards, and one fills the window. */
const phone = '(width < 48rem)'

/** On a phone, one follows another: what was decided where it is open gives way to the next that waits. */
export function useNextAfterDecision(queue: Queue, decide: RowActs['decide']): RowActs['decide'] {
  const latest = useLatest(queue)
  return useCallback<RowActs['decide']>(
    async (submission, decision) => {
      const { id } = submission
      const isFollowed = latest.current.openId === id && matchMedia(phone).matches
      const next = pendingAfter(latest.current, id)
      const isDone = await decide(submission, decision)
      if (!isDone || !isFollowed) return isDone
      // Behind what whoever asked does with the focus.
      requestAnimationFrame(() => {
        const { openId, toggle } = latest.current
        const isDeleted = openId === null && decision.kind === 'delete'
        if (openId !== id && !isDeleted) return
        if (next !== null || !isDeleted) flushSync(() => toggle(next ?? id))
        if (next === null) return
        focusRow(next)
        scrollToRow(next)
      })
      return isDone
    },
    [decide, latest],
  )
}

/** Opens the row that somebody was at when the page went away, once it has been read; it is searched for where it is far down. */
export function useFirstOpen({ firstOpen }: QueueDefinition, queue: Queue): void {
  const { username } = useSession()
  const { records, shown, openId, toggle, setFilter } = queue
  const [wanted] = useState(() => firstOpen?.(username) ?? null)
  const progress = useRef<'waiting' | 'searching' | 'ended'>(wanted ? 'waiting' : 'ended')
  useEffect(() => {
    if (!wanted || progress.current === 'ended' || !shown) return
    if (openId !== null || records.has(wanted.id)) {
      progress.current = 'ended'
      if (openId === null) toggle(wanted.id)
    } else if (progress.current === 'waiting') {
      progress.current = 'searching'
      setFilter({ status: 'all', text: wanted.title })
    } else if (shown.text === wanted.title) {
      progress.current = 'ended'
    }
  }, [wanted, records, shown, openId, toggle, setFilter])
}
