import { useLatest } from '../../ui/use-latest.ts'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Button } from '../../ui/Button.tsx'
import { useText, type Texts } from '../../ui/text.tsx'
import type { Submission } from '../../submission.ts'
import { Chip } from '@cyberluach/design/components/Chip'
import { TextBox } from '@cyberluach/design/components/Input'
import { useIsMailOff } from '../../frame/polling.ts'

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
    for (const [name, value] of Object.entries(placeBeside(request.beside))) box.style.setProperty(name, value)
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
            <Button icon={X} kind="warned" className="flex-1 max-md:min-h-control" onClick={send}>
              {count > 1 ? say(t.queues.events.rejectMany, { n: count }) : t.decision.reject}
            </Button>
            <Button isTallOnPhone onClick={() => popover.current?.hidePopover()}>
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

const reasons = ['criteria', 'duplicate', 'details', 'link'] as const

type NoteFieldProps = {
  id: string
  note: string
  setNote: (note: string) => void
  /** Rejects with the note: Ctrl+Enter, Cmd+Enter. */
  send: () => void
  className?: string
  /** The buttons below it. */
  children: ReactNode
}

/** The note that is kept with a rejection; the ready-made reasons take the place of what is written. */
export function NoteField({ id, note, setNote, send, className = '', children }: NoteFieldProps) {
  const { t } = useText()
  const isMailOff = useIsMailOff()
  const part = useSendKey(send)
  return (
    <div ref={part} className={`grid gap-2.5 ${className}`}>
      <label className="font-medium text-ink-2" htmlFor={id}>
        {t.decision.note}{' '}
        <span className="text-xs text-ink-3">{isMailOff ? t.mailOff.noteHint : t.decision.noteHint}</span>
      </label>
      <TextBox
        id={id}
        size="sm"
        ground="raised"
        dir="auto"
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <div className="flex flex-wrap gap-1.5" role="group" aria-label={t.decision.reasonsLabel}>
        {reasons.map((reason) => (
          <Chip
            key={reason}
            size="sm"
            className="cursor-pointer"
            aria-pressed={note === t.decision.reasons[reason]}
            onClick={() => setNote(t.decision.reasons[reason])}
          >
            {t.decision.reasons[reason]}
          </Chip>
        ))}
      </div>
      {children}
    </div>
  )
}

/** Sends by Ctrl+Enter or Cmd+Enter, wherever in that part the focus is: in a field, on a reason, on a button. */
export function useSendKey(send: () => void): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const latest = useLatest(send)
  useEffect(() => {
    const element = part.current
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [latest])
  return part
}

type Reasons = Texts['decision']['reasons']
type Reason = keyof Reasons

const key = 'dashboardLastReason'

/** The ready-made reason that was last rejected with in this browser; the first one before that. */
export function lastReason(reasons: Reasons): string {
  const stored = localStorage.getItem(key) ?? ''
  return Object.hasOwn(reasons, stored) ? reasons[stored as Reason] : reasons.criteria
}

/** Keeps a ready-made reason for the next time. What was written by hand is about one submission only. */
export function storeReason(note: string, reasons: Reasons): void {
  const reason = Object.entries(reasons).find(([, words]) => words === note.trim())?.[0]
  if (reason) localStorage.setItem(key, reason)
}
