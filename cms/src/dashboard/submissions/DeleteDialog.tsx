'use client'

import { Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

import { Button } from '../shared/Button.tsx'
import { UserText } from '../shared/UserText.tsx'
import { formatShortDay } from '../text/format.ts'
import { useText } from '../text/TextContext.tsx'
import { focusRow, neighbourOf } from './focus-row.ts'
import { StatusPill } from './StatusPill.tsx'
import type { Submission } from './submission.ts'
import { typeNameIn } from './type-name.ts'
import type { Decision } from './use-moderation.ts'

type Props = {
  submission: Submission | null
  isRunning: boolean
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  close: () => void
}

/** Asks before deleting; the focus begins on the button that changes nothing. */
export function DeleteDialog({ submission, isRunning, decide, close }: Props) {
  const { t, locale, timeZone } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()
  const isOpen = submission !== null

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('footer .button')?.focus()
  }, [isOpen])

  const remove = async () => {
    if (!submission) return
    const neighbour = neighbourOf(submission.id)
    const isDeleted = await decide(submission, { kind: 'delete' })
    dialog.current?.close()
    if (isDeleted && neighbour) focusRow(neighbour)
  }

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
      {submission && (
        <>
          <div className="inside">
            <div className="head">
              <span className="art">
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </span>
              <div>
                <h2 id={title}>{t.deletion.title}</h2>
                <p id={text}>
                  {t.deletion.text} {submission.status === 'approved' && t.deletion.event}
                </p>
              </div>
            </div>
            <div className="subject">
              <p className="name">
                <UserText text={submission.title} />
              </p>
              <p className="inline">
                <StatusPill status={submission.status} />
                <span className="type" data-type={submission.eventType}>
                  {typeNameIn(t)(submission.eventType)}
                </span>
                {submission.startDate && (
                  <span className="meta">{formatShortDay(locale, submission.startDate, timeZone)}</span>
                )}
              </p>
            </div>
            {submission.status === 'pending' && <p className="secondary">{t.deletion.hint}</p>}
          </div>
          <footer>
            <Button look="large" isDisabled={isRunning} onClick={() => dialog.current?.close()}>
              {t.deletion.cancel}
            </Button>
            <Button look="large danger-solid" isRunning={isRunning} onClick={() => void remove()}>
              {!isRunning && <Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              {t.decision.delete}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
