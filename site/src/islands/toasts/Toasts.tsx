import { useTopLayer } from '@cyberluach/design/hooks/use-top-layer'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, type DragEvent, type PointerEvent, useLayoutEffect, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { $toast, showToast, hideToast, holdToast, releaseToast } from '../../stores/toast.ts'
import { takeToast, type Toast } from '../../stores/toast-handover.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { cross, done, warning } from '../../icons/paths.ts'
import { toast } from '@cyberluach/design/variants/toast'
import { tv } from 'tailwind-variants/lite'

type Props = {
  /** The area's name for assistive technology. */
  region: string
  close: string
}

/** The one message that is shown, at the end of the page and above everything that is open. */
export function Toasts(props: Props) {
  return (
    <ErrorBoundary>
      <MessageArea {...props} />
    </ErrorBoundary>
  )
}

function MessageArea({ region, close }: Props) {
  const toast = useStore($toast, { ssr: 'initial' })
  const { place, area, isReady } = useTopLayer(toast)
  const shown = isReady ? toast : null

  useEffect(() => {
    const kept = takeToast(sessionStorage)
    if (kept) showToast(kept)
  }, [])

  const message = shown && <ToastCard toast={shown} close={close} />
  const markup = (
    <section ref={area} className={siteToast().area()} popover="manual" aria-label={region}>
      <div role="status">{shown?.kind === 'success' && message}</div>
      <div role="alert">{shown?.kind === 'danger' && message}</div>
    </section>
  )
  return place ? createPortal(markup, place) : markup
}

type ToastCardProps = { toast: Toast; close: string }

/** A message. Hover and focus hold it, a swipe to the right puts it away. */
export function ToastCard({ toast: { kind, title, text }, close }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(hideToast)
  const look = siteToast({ kind })
  useToastKeys(card)

  return (
    <div
      ref={card}
      className={look.card()}
      data-part="toast"
      tabIndex={-1}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      {...swipe}
    >
      <Icon path={kind === 'success' ? done : warning} className={look.icon()} />
      <div className={look.words()}>
        <b className={look.title()}>{title}</b>
        {text && <p className={look.text()}>{text}</p>}
      </div>
      <button type="button" className={look.close()} aria-label={close} onClick={hideToast}>
        <Icon path={cross} />
      </button>
    </div>
  )
}

/** How far to the right a message must be moved to be put away, in CSS pixels. */
const swipeDistance = 50

type Handler = (event: PointerEvent<HTMLElement>) => void

type SwipeHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  Handler
> & {
  onDragStart: (event: DragEvent) => void
}

/** A press on selected text would carry the text, and end the pointer's way. */
const carryNothing = (event: DragEvent) => event.preventDefault()

/** Lets the pointer move an element to the right, in both reading directions, and calls `onSwipe` past 50 px. */
export function useSwipe(onSwipe: () => void): SwipeHandlers {
  const from = useRef<number | null>(null)
  const moved = (x: number) => (from.current === null ? 0 : Math.max(0, x - from.current))

  const letGo: Handler = ({ currentTarget }) => {
    from.current = null
    currentTarget.style.translate = ''
  }

  return {
    onPointerDown({ target, currentTarget, clientX, pointerId }) {
      if (target instanceof Element && target.closest('button')) return
      from.current = clientX
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ currentTarget, clientX }) {
      if (from.current !== null) currentTarget.style.translate = `${moved(clientX)}px 0`
    },
    onPointerUp(event) {
      const isAway = moved(event.clientX) >= swipeDistance
      letGo(event)
      if (isAway) onSwipe()
    },
    onPointerCancel: letGo,
    onDragStart: carryNothing,
  }
}

/** F8 brings the focus to the message, Escape puts it away from there; the focus then goes back to where it was. */
export function useToastKeys(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    let focusBefore: Element | null = null

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault()
        focusBefore = document.activeElement
        element.focus()
      }
      if (event.key === 'Escape' && element.contains(document.activeElement)) {
        event.preventDefault()
        hideToast()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (element.contains(document.activeElement) && focusBefore instanceof HTMLElement) focusBefore.focus()
    }
  }, [card])
}

export const siteToast = tv({
  extend: toast,
  slots: {
    area: [
      'pointer-events-none end-gutter bottom-[max(1rem,env(safe-area-inset-bottom))]',
      'w-[min(30rem,calc(100vw-2*var(--spacing-gutter)))] print:hidden',
      // In a dialog, above its fixed footer: the way on stays free.
      '[dialog>&]:bottom-[calc(3vh+6rem)] max-md:[dialog>&]:bottom-32',
    ],
    card: [
      'pointer-events-auto grid grid-cols-[auto_1fr_auto] gap-3 rounded-lg border py-3.5 ps-4 pe-2 text-base shadow-3',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    ],
    text: 'text-sm',
    close: '-my-2 size-control rounded-md',
  },
  variants: {
    kind: {
      success: {
        card: 'border-line-strong bg-raised text-ink',
        text: 'text-ink-2',
        close: 'text-ink-2 hover:bg-hover hover:text-ink',
      },
      danger: { card: 'border-danger bg-danger-soft text-on-danger-soft', close: 'hover:bg-danger/16' },
      working: {},
    },
  },
})
