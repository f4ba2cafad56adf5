'use client'

import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'

import { Button } from '../ui/Button.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Turning } from '../ui/Turning.tsx'
import { useText } from '../text/TextContext.tsx'
import { panelToast } from './toast-look.ts'
import type { ShownToast, ToastAction } from './toast.ts'

const showTime = 5000
const swipeDistance = 50

const looks = {
  done: panelToast({ kind: 'success' }),
  failed: panelToast({ kind: 'danger' }),
  working: panelToast({ kind: 'working' }),
}

/** A message for five seconds, or as long as there is something to do in it; longer while the pointer or the focus is on it; a swipe to the right closes it. */
export function ToastCard({ toast, close }: { toast: ShownToast; close: () => void }) {
  const { t } = useText()
  const [isHeld, setHeld] = useState(false)
  const look = looks[toast.kind]
  const isWorking = toast.kind === 'working'
  const swipeStart = useRef<number | null>(null)
  const action = isWorking ? undefined : toast.action

  useEffect(() => {
    if (isHeld || isWorking) return
    const closing = setTimeout(close, action ? action.until - Date.now() : showTime)
    return () => clearTimeout(closing)
  }, [isHeld, isWorking, action, close])

  const endSwipe = (event: PointerEvent) => {
    if (swipeStart.current !== null && event.clientX - swipeStart.current >= swipeDistance) close()
    swipeStart.current = null
  }

  return (
    <div
      className={look.card()}
      data-part="toast"
      role={toast.kind === 'failed' ? 'alert' : 'status'}
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => (swipeStart.current = event.clientX)}
      onPointerUp={endSwipe}
    >
      <span className={look.icon()}>
        <ToastIcon kind={toast.kind} />
      </span>
      <span className={look.words()}>
        <strong className={look.title()}>{toast.title}</strong>
        {toast.text && <span className={look.text()}>{toast.text}</span>}
        {action && <ToastButton action={action} close={close} />}
        {toast.kind === 'working' && <ToastProgress part={toast.progress} label={toast.title} />}
      </span>
      <button type="button" className={look.close()} aria-label={t.close} onClick={close}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

/** Gone when it is too late, though the message stays with whoever points at it. */
function ToastButton({ action, close }: { action: ToastAction; close: () => void }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const ending = setTimeout(() => setOver(true), action.until - Date.now())
    return () => clearTimeout(ending)
  }, [action])
  if (isOver) return null
  return (
    <span className="mt-2 flex">
      <Button
        size="xs"
        className="max-md:min-h-control"
        onClick={() => {
          close()
          action.act()
        }}
      >
        {action.label}
        {action.shortcut && <Kbd className="max-md:hidden">{action.shortcut}</Kbd>}
      </Button>
    </span>
  )
}

function ToastIcon({ kind }: { kind: ShownToast['kind'] }) {
  const look = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  if (kind === 'working') return <Turning />
  return kind === 'done' ? <Check {...look} /> : <CircleAlert {...look} />
}

/** How far the work is; only its bar where nobody knows. */
function ToastProgress({ part, label }: { part: number | null; label: string }) {
  return (
    <progress
      className="mt-2 block h-1.5 w-full"
      aria-label={label}
      {...(part === null ? {} : { value: Math.round(part * 100), max: 100 })}
    />
  )
}
