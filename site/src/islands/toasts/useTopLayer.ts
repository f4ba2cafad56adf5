import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Toast } from '../../stores/toast-message.ts'
import { $toast, hideToast } from '../../stores/toast.ts'

type TopLayer = {
  /** The modal dialog to show the message in; null where that is the page. */
  place: Element | null
  area: RefObject<HTMLElement | null>
  /** The message, once the area stands where it is to be shown. */
  shown: Toast | null
}

/**
 * Brings the area of messages above everything that is open. Outside an open modal dialog all is inert, so the area moves
 * into it, and back to the page. A reader announces what is added to a live region that stands already: the message
 * follows a frame later.
 */
export function useTopLayer(toast: Toast | null): TopLayer {
  const area = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const [ready, setReady] = useState<Toast | null>(null)

  useLayoutEffect(() => {
    if (!toast) return
    setPlace(topDialog())
    const frame = requestAnimationFrame(() => setReady(toast))
    return () => cancelAnimationFrame(frame)
  }, [toast])

  useLayoutEffect(() => {
    const popover = area.current
    if (!toast || !popover) return
    if (popover.matches(':popover-open')) popover.hidePopover()
    popover.showPopover()
  }, [toast, place])

  useEffect(() => {
    // A dialog that closes takes away with it only what is said of its own fields.
    const moveOut = () => {
      if ($toast.get()?.closesWithDialog) hideToast()
      setPlace(topDialog())
    }
    document.addEventListener('close', moveOut, true)
    return () => document.removeEventListener('close', moveOut, true)
  }, [])

  return { place, area, shown: ready === toast ? ready : null }
}

function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}
