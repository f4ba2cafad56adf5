/** How far to the right a message must be moved to be put away, in CSS pixels. */
const swipeDistance = 50

/** Lets the pointer move `element` to the right, in both reading directions, and calls `onSwipe` past 50 px. */
export function onSwipeRight(element: HTMLElement, onSwipe: () => void): void {
  let from: number | null = null
  const moved = (event: PointerEvent) => (from === null ? 0 : Math.max(0, event.clientX - from))

  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    from = event.clientX
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (from !== null) element.style.translate = `${moved(event)}px 0`
  })
  element.addEventListener('pointerup', (event) => {
    const isAway = moved(event) >= swipeDistance
    letGo()
    if (isAway) onSwipe()
  })
  element.addEventListener('pointercancel', letGo)

  function letGo() {
    from = null
    element.style.translate = ''
  }
}
