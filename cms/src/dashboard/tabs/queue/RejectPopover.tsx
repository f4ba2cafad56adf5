'use client'

import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { tv } from 'tailwind-variants/lite'

import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import { NoteField } from './NoteField.tsx'
import type { Submission } from './submission.ts'

/** Which submissions to reject, and the button beside which the note is asked for. */
export type RejectRequest = { submissions: readonly Submission[]; beside: HTMLElement | null }

type Props = {
  request: RejectRequest | null
  note: string
  setNote: (note: string) => void
  reject: (request: RejectRequest) => void
  close: () => void
}

/** It lies on the page, not in the window: it stays beside its row when the page is scrolled. */
const popoverLook = tv({
  base: [
    'absolute inset-auto start-[var(--across,0)] top-[var(--down,0)] m-0 w-75 gap-2.5 rounded-lg border-0 p-3.5',
    'bg-raised text-ink [box-shadow:var(--shadow-3),var(--shadow-edge)] open:grid open:animate-rise',
    'max-md:fixed max-md:inset-x-2 max-md:top-auto max-md:bottom-2 max-md:w-auto',
  ],
})

const width = 300
const height = 286

/** The note beside a reject button: rejecting without opening the row asks for it, offered ready. */
export function RejectPopover({ request, note, setNote, reject, close }: Props) {
  const { t, say } = useText()
  const field = useId()
  const popover = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = popover.current
    if (!box || !request) return
    for (const [name, value] of Object.entries(placeBeside(request.beside)))
      box.style.setProperty(name, value)
    box.showPopover()
    box.querySelector('textarea')?.focus()
  }, [request])

  const count = request?.submissions.length ?? 0
  const send = () => {
    popover.current?.hidePopover()
    if (request) reject(request)
  }
  return (
    <div
      ref={popover}
      className={popoverLook()}
      popover="auto"
      role="dialog"
      aria-label={count > 1 ? say(t.queues.events.rejectMany, { n: count }) : t.decision.reject}
      onToggle={(event) => event.newState === 'closed' && close()}
    >
      {request && (
        <NoteField id={field} note={note} setNote={setNote} send={send}>
          <div className="flex gap-2">
            <Button kind="warned" className="flex-1 max-md:min-h-control" onClick={send}>
              <X size={16} strokeWidth={1.75} aria-hidden />
              {count > 1 ? say(t.queues.events.rejectMany, { n: count }) : t.decision.reject}
            </Button>
            <Button className="max-md:min-h-control" onClick={() => popover.current?.hidePopover()}>
              {t.deletion.cancel}
            </Button>
          </div>
        </NoteField>
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
