import { toast } from '@cyberluach/design/variants/toast'
import { tv } from 'tailwind-variants/lite'
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { takeHandedToast } from '@cyberluach/core/site/handed-toast'
import { useToastCard } from '@cyberluach/design/hooks/use-toast-card'
import { useTopLayer } from '@cyberluach/design/hooks/use-top-layer'
import { createPortal } from 'react-dom'
import { useText } from './text.tsx'
import { Check, CircleAlert, X, Copy } from 'lucide-react'
import { Button, Spinner, IconButton } from './Button.tsx'
import { Kbd } from './marks.tsx'

/** The dashboard's messages: small, at the end of the window. */
export const panelToast = tv({
  extend: toast,
  slots: {
    area: [
      'end-4 bottom-4 m-0 max-w-[calc(100vw-2rem)] border-0 p-0 max-md:start-4 max-md:w-auto',
      // What is decided next stays in reach.
      'max-md:in-[:root:has([data-part=decision-bar])]:bottom-18',
      // In a dialog, between the buttons of its footer, or above them: the way on stays free.
      'max-md:[dialog>&]:bottom-20 md:[dialog>&]:inset-x-0 md:[dialog>&]:mx-auto',
    ],
    card: [
      'flex w-85 max-w-full gap-2.5 rounded-md bg-raised px-3.5 py-3 text-ink max-md:w-full',
      '[box-shadow:var(--shadow-3),var(--shadow-edge)]',
    ],
    words: 'flex-1',
    title: 'block',
    text: 'line-clamp-3 text-ink-2',
    close: [
      'relative size-6 cursor-pointer rounded-[4px] border-0 bg-transparent p-0 text-ink-3',
      'after:absolute after:-inset-2.5',
    ],
  },
  variants: { kind: { success: {}, danger: { icon: 'text-danger' }, working: {} } },
})

/** What can be done from a toast until that moment; it stays until then. Some of it has no key. */
export type ToastAction = { label: string; shortcut: string | null; until: number; act: () => void }

/** What a toast says. */
export type Toast =
  | { kind: 'done' | 'failed'; title: string; text?: string; action?: ToastAction }
  /** Stays until another one comes; `progress` is from 0 to 1, null where nobody knows. */
  | { kind: 'working'; title: string; text?: string; progress: number | null }

/** Each showing has a number, so that the same message shown twice starts its time again. */
export type ShownToast = Toast & { showing: number }

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** One message at a time: a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const show = useCallback((toast: Toast) => {
    setShown((before) => ({ ...toast, showing: numberAfter(before, toast) }))
  }, [])
  const close = useCallback(() => setShown(null), [])

  useEffect(() => {
    const handed = takeHandedToast(sessionStorage)
    if (handed) show({ ...handed, kind: handed.kind === 'danger' ? 'failed' : 'done' })
  }, [show])

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toast={shown} close={close} />
    </ToastContext>
  )
}

/** Work that goes on keeps its number, so that the same message moves on in its place. */
function numberAfter(before: ShownToast | null, toast: Toast): number {
  if (before?.kind === 'working' && toast.kind === 'working') return before.showing
  return (before?.showing ?? 0) + 1
}

export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast outside of ToastProvider')
  return show
}

const look = panelToast()

/** Where messages appear; always there, so that screen readers hear what comes. */
export function ToastRegion({ toast, close }: { toast: ShownToast | null; close: () => void }) {
  const { t } = useText()
  const { place, area, isReady } = useTopLayer(toast?.showing ?? null)

  const markup = (
    <section ref={area} className={look.area()} popover="manual" aria-label={t.toasts.label} aria-live="polite">
      {isReady && toast && <ToastCard key={toast.showing} toast={toast} close={close} />}
    </section>
  )
  return place ? createPortal(markup, place) : markup
}

const looks = {
  done: panelToast({ kind: 'success' }),
  failed: panelToast({ kind: 'danger' }),
  working: panelToast({ kind: 'working' }),
}

function ToastCard({ toast, close }: { toast: ShownToast; close: () => void }) {
  const { t } = useText()
  const look = looks[toast.kind]
  const isWorking = toast.kind === 'working'
  const action = isWorking ? undefined : toast.action
  const card = useToastCard({ close, isLasting: isWorking, until: action?.until })
  return (
    <div {...card} className={look.card()} role={toast.kind === 'failed' ? 'alert' : 'status'}>
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
        <X size={14} />
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
        isTallOnPhone
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
  if (kind === 'working') return <Spinner />
  return kind === 'done' ? <Check /> : <CircleAlert />
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

const shownFor = 2000

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useText()
  const showToast = useToast()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const ending = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(ending)
  }, [isCopied])

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => showToast({ kind: 'failed', title: t.toasts.copyFailed }),
    )
  }

  return (
    <>
      <IconButton size="md" label={label} title={label} onClick={copy}>
        {isCopied ? <Check className="text-success" size={14} /> : <Copy size={14} />}
      </IconButton>
      <span className="sr-only" role="status">
        {isCopied ? t.details.copied : ''}
      </span>
    </>
  )
}
