import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

type TopLayer = {
  /** The modal dialog to show the message in; null where that is the page. */
  place: Element | null
  area: RefObject<HTMLElement | null>
  /** Whether the area stands where the message is to be shown. */
  isReady: boolean
}

/** What dialogs tell of themselves: `toggle` once they are open. */
const changes = ['toggle', 'close'] as const

/**
 * Brings the area of messages, a popover, above everything that is open. Outside an open modal dialog all is inert, so
 * the area moves into it, also into one that opens later, and back to the page. A reader announces what is added to a live region that stands already:
 * the message follows a frame later. `message` tells one from the one before; null where there is none.
 */
export function useTopLayer(message: object | number | null): TopLayer {
  const area = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const [ready, setReady] = useState<typeof message>(null)

  useLayoutEffect(() => {
    if (message === null) return
    setPlace(topDialog())
    const frame = requestAnimationFrame(() => setReady(message))
    return () => cancelAnimationFrame(frame)
  }, [message])

  useLayoutEffect(() => {
    const popover = area.current
    // It stands in a dialog that has just been taken away: its next place follows at once.
    if (message === null || !popover?.isConnected) return
    if (popover.matches(':popover-open')) popover.hidePopover()
    popover.showPopover()
  }, [message, place])

  useEffect(() => {
    const follow = () => setPlace(topDialog())
    for (const change of changes) document.addEventListener(change, follow, true)
    return () => {
      for (const change of changes) document.removeEventListener(change, follow, true)
    }
  }, [])

  return { place, area, isReady: message !== null && ready === message }
}

/** What asks within a dialog goes with it, though it was not closed itself. */
function topDialog(): Element | null {
  const open = [...document.querySelectorAll('dialog:modal')]
  return open.findLast((dialog) => dialog.checkVisibility()) ?? null
}
