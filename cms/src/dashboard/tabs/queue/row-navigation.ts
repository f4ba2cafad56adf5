import { useRef, type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShortcuts } from '../../frame/shortcuts.tsx'
import { concernedBy } from './decision.ts'
import type { QueueDefinition, RowActs } from './definition.ts'
import { currentRow, focusRow, noteFieldOf, rowAfter, scrollToRow } from '../../ui/focus.ts'
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
  const last = useRef<string | null>(null)

  const current = (): Submission | undefined => {
    const id = currentRow(list.current)
    return id === null || id === queue.goneId ? undefined : queue.records.get(id)
  }
  const walk = (step: 1 | -1) => {
    const next = rowAfter(list.current, currentRow(list.current) ?? last.current ?? queue.openId, step)
    if (next === null) return
    last.current = next
    // What is open follows: drawn before the focus comes, so that the page scrolls to where the row is then.
    if (queue.openId !== null && queue.openId !== next) flushSync(() => acts.toggle(next))
    focusRow(next)
  }
  const withRow = (act: (submission: Submission) => void, all: () => void) => () => {
    if (selectedIn(queue).length > 0) return all()
    const submission = current()
    if (!submission) return
    // Where the row loses the focus over it, the list is walked from there.
    last.current = submission.id
    act(submission)
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
    nextRow: () => walk(1),
    previousRow: () => walk(-1),
    toggleRow: () => {
      const id = currentRow(list.current)
      if (id !== null) acts.toggle(id)
    },
    ...(definition.isSelectable && {
      selectRow: () => {
        const row = current()
        if (row) acts.select([row.id], !queue.selected.has(row.id))
      },
    }),
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
    escape: () => {
      if (queue.openId !== null) acts.toggle(queue.openId)
      else acts.select([...queue.selected], false)
    },
  })
}

/** Where rows are cards, and one fills the window. */
const phone = '(width < 48rem)'

/** On a phone, one follows another: what was decided where it is open gives way to the next that waits. */
export function useNextAfterDecision(queue: Queue, decide: RowActs['decide']): RowActs['decide'] {
  const latest = useRef(queue)
  useEffect(() => {
    latest.current = queue
  })
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
    [decide],
  )
}

/** Opens the row that somebody was at when the page went away, once it has been read; it is searched for where it is far down. */
export function useFirstOpen({ firstOpen }: QueueDefinition, queue: Queue): void {
  const { username } = useSession()
  const { records, shown, openId, toggle, setFilter } = queue
  const [wanted] = useState(() => firstOpen?.(username) ?? null)
  const hope = useRef<'fresh' | 'searching' | 'none'>(wanted ? 'fresh' : 'none')
  useEffect(() => {
    if (!wanted || hope.current === 'none' || !shown) return
    if (openId !== null || records.has(wanted.id)) {
      hope.current = 'none'
      if (openId === null) toggle(wanted.id)
    } else if (hope.current === 'fresh') {
      hope.current = 'searching'
      setFilter({ status: 'all', text: wanted.title })
    } else if (shown.text === wanted.title) {
      hope.current = 'none'
    }
  }, [wanted, records, shown, openId, toggle, setFilter])
}
