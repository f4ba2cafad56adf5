import { useRef, type DragEvent, type PointerEvent } from 'react'

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
