import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

/** How long a message stays, in milliseconds of the time in which nobody is at it. */
export const toastTime = 5000

type Options = {
  close: () => void
  /** Stays until another message takes its place. */
  isLasting?: boolean
  /** The moment until which there is something to do in it, and until which it stays, in milliseconds since 1970. */
  until?: number | undefined
}

/**
 * What a message needs of its element, to be spread on it. It closes after its time, which stands still while the
 * pointer or the focus is on it, by a swipe to the right, and by Escape while it has the focus. F8 brings the focus to
 * it; once it is gone, the focus goes back to where it was.
 */
export function useToastCard({ close, isLasting = false, until }: Options) {
  const card = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const left = useRef(toastTime)

  useEffect(() => {
    if (isHeld || isLasting) return
    const startedAt = performance.now()
    const closing = setTimeout(close, until === undefined ? left.current : until - Date.now())
    return () => {
      clearTimeout(closing)
      left.current -= performance.now() - startedAt
    }
  }, [isHeld, isLasting, until, close])
  useFocusKey(card)

  return {
    ref: card,
    'data-part': 'toast',
    tabIndex: -1,
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close()
    },
    ...useSwipe(close),
  }
}

/** How far to the right a message must be moved to be put away, in CSS pixels. */
const swipeDistance = 50

type Handler = (event: PointerEvent<HTMLElement>) => void

/** A press on selected text would carry the text, and end the pointer's way. */
const carryNothing = (event: DragEvent) => event.preventDefault()

/** Lets the pointer move an element to the right, in both reading directions, and calls `onSwipe` past the distance. */
function useSwipe(onSwipe: () => void) {
  const from = useRef<number | null>(null)
  const moved = (x: number) => (from.current === null ? 0 : Math.max(0, x - from.current))

  const letGo: Handler = ({ currentTarget }) => {
    from.current = null
    currentTarget.style.translate = ''
  }
  const onPointerDown: Handler = ({ target, currentTarget, clientX, pointerId }) => {
    if (target instanceof Element && target.closest('button')) return
    from.current = clientX
    currentTarget.setPointerCapture(pointerId)
  }
  const onPointerMove: Handler = ({ currentTarget, clientX }) => {
    if (from.current !== null) currentTarget.style.translate = `${moved(clientX)}px 0`
  }
  const onPointerUp: Handler = (event) => {
    const isAway = moved(event.clientX) >= swipeDistance
    letGo(event)
    if (isAway) onSwipe()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onDragStart: carryNothing }
}

function useFocusKey(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    let focusBefore: Element | null = null
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      if (!element.contains(document.activeElement)) focusBefore = document.activeElement
      element.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (element.contains(document.activeElement) && focusBefore instanceof HTMLElement) focusBefore.focus()
    }
  }, [card])
}
