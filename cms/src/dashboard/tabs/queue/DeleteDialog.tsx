import { Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { AlertDialog } from '../../ui/Dialog.tsx'
import { useText } from '../../ui/text.tsx'
import { focusWhenPresent, successorOf } from '../../ui/focus.ts'
import type { QueueWords } from './definition.ts'
import type { Submission } from '../../submission.ts'

type Props = {
  words: QueueWords
  submissions: readonly Submission[] | null
  isRunning: boolean
  /** Whether all of them were deleted. */
  remove: (submissions: readonly Submission[]) => Promise<boolean>
  close: () => void
  /** What shows which submission it is, where it is one. */
  children: ReactNode
}

/** Asks once before deleting, one or many; the focus goes on to the row that stood beside the first. */
export function DeleteDialog({ words, submissions, isRunning, remove, close, children }: Props) {
  const { t, say } = useText()
  const successor = useRef<(() => HTMLElement | null) | null>(null)

  const confirm = async () => {
    const [first] = submissions ?? []
    if (!submissions || !first) return false
    const next = successorOf(first.id)
    successor.current = (await remove(submissions)) ? next : null
    return true
  }
  const closed = () => {
    close()
    if (successor.current) focusWhenPresent(successor.current)
    successor.current = null
  }

  const count = submissions?.length ?? 0
  const published =
    submissions?.filter(({ eventId, eventState }) => eventId !== null && eventState !== 'cancelled').length ??
    0
  const calledOff = submissions?.filter(({ eventState }) => eventState === 'cancelled').length ?? 0
  return (
    <AlertDialog
      isOpen={submissions !== null}
      isRunning={isRunning}
      title={count > 1 ? say(words.deletion.titleOfMany, { n: count }) : words.deletion.title}
      text={
        <>
          {t.deletion.text} {published > 0 && count === 1 && t.deletion.event}
          {calledOff > 0 && ` ${t.deletion.cancelledStays} `}
          {published > 0 && count > 1 && say(t.queues.events.publishedToo, { n: published })}
        </>
      }
      icon={Trash2}
      keep={t.deletion.cancel}
      act={t.decision.delete}
      confirm={confirm}
      close={closed}
    >
      {count === 1 && (
        <div className="my-4 rounded-md border border-line bg-sunken px-4 py-3">{children}</div>
      )}
      {submissions?.some(({ status }) => status === 'pending') && words.deletion.hint && (
        <p className="text-ink-2">{words.deletion.hint}</p>
      )}
    </AlertDialog>
  )
}
