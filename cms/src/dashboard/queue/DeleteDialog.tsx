'use client'

import { Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'
import { focusRow, neighbourOf } from './focus-row.ts'
import type { QueueWords } from './queue-words.ts'
import type { Submission } from './submission.ts'

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

/** Asks once before deleting, one or many; the focus begins on the button that changes nothing. */
export function DeleteDialog({ words, submissions, isRunning, remove, close, children }: Props) {
  const { t, say } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()
  const isOpen = submissions !== null

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('footer .button')?.focus()
  }, [isOpen])

  const confirm = async () => {
    const [first] = submissions ?? []
    if (!submissions || !first) return
    const neighbour = neighbourOf(first.id)
    const isDone = await remove(submissions)
    dialog.current?.close()
    if (isDone && neighbour) focusRow(neighbour)
  }

  const count = submissions?.length ?? 0
  const published = submissions?.filter(({ eventId }) => eventId !== null).length ?? 0
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={close}
      onCancel={(event) => isRunning && event.preventDefault()}
    >
      {submissions && (
        <>
          <div className="inside">
            <div className="head">
              <span className="art">
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </span>
              <div>
                <h2 id={title}>
                  {count > 1 ? say(words.deletion.titleOfMany, { n: count }) : words.deletion.title}
                </h2>
                <p id={text}>
                  {t.deletion.text} {published > 0 && count === 1 && t.deletion.event}
                  {published > 0 && count > 1 && say(t.queues.events.publishedToo, { n: published })}
                </p>
              </div>
            </div>
            {count === 1 && <div className="subject">{children}</div>}
            {submissions.some(({ status }) => status === 'pending') && words.deletion.hint && (
              <p className="secondary hint">{words.deletion.hint}</p>
            )}
          </div>
          <footer>
            <Button look="large" isDisabled={isRunning} onClick={() => dialog.current?.close()}>
              {t.deletion.cancel}
            </Button>
            <Button look="large danger-solid" isRunning={isRunning} onClick={() => void confirm()}>
              {!isRunning && <Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              {t.decision.delete}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
