'use client'

import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'
import { focusRow, rejectButtonOf } from './focus-row.ts'
import { NoteField } from './NoteField.tsx'
import type { Submission } from './submission.ts'
import type { Decision } from './use-moderation.ts'

export type RejectRequest = { submission: Submission }

type Props = {
  request: RejectRequest | null
  notes: Readonly<Record<string, string>>
  setNote: (id: string, note: string) => void
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  close: () => void
}

const width = 300
const height = 210

/** The note beside a row's reject button: rejecting from the row asks for it, offered ready. */
export function RejectPopover({ request, notes, setNote, decide, close }: Props) {
  const { t } = useText()
  const field = useId()
  const popover = useRef<HTMLDivElement>(null)
  const submission = request?.submission
  const id = submission?.id

  useEffect(() => {
    const box = popover.current
    if (!box || !id) return
    for (const [name, value] of Object.entries(placeBeside(rejectButtonOf(id))))
      box.style.setProperty(name, value)
    box.showPopover()
    box.querySelector('textarea')?.focus()
  }, [id])

  const note = (id && notes[id]) ?? t.decision.reasons.criteria
  const reject = async () => {
    if (!submission) return
    popover.current?.hidePopover()
    if (await decide(submission, { kind: 'reject', notes: note })) focusRow(submission.id)
  }

  return (
    <div
      ref={popover}
      className="popover"
      popover="auto"
      role="dialog"
      aria-label={t.decision.reject}
      onToggle={(event) => event.newState === 'closed' && close()}
    >
      {submission && (
        <>
          <NoteField id={field} note={note} setNote={(text) => setNote(submission.id, text)} />
          <div className="buttons">
            <Button look="danger" onClick={() => void reject()}>
              <X size={16} strokeWidth={1.75} aria-hidden />
              {t.decision.reject}
            </Button>
            <Button onClick={() => popover.current?.hidePopover()}>{t.deletion.cancel}</Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Below the button, or above it where there is no room; from where reading begins, and always within the window. */
function placeBeside(button: HTMLElement | null): Record<string, string> {
  const { left = 8, right = 8, top = 8, bottom = 8 } = button?.getBoundingClientRect() ?? {}
  const window = document.documentElement
  const fromStart = window.dir === 'rtl' ? window.clientWidth - right : left
  const across = Math.max(8, Math.min(fromStart, window.clientWidth - width - 8))
  const down = bottom + height > window.clientHeight ? top - height : bottom + 6
  return { '--across': `${across}px`, '--down': `${Math.max(8, down) + scrollY}px` }
}
