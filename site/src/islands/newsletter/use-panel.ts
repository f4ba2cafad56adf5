import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long the panel stands in place of the form, in milliseconds. */
const panelTime = 5_000

type Panel = { kind: 'done' | 'confirm'; name: string }

/** The panel that stands in place of the form for a while. The focus goes to it, and back to the form's button. */
export function usePanel() {
  const [panel, show] = useState<Panel | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!panel || !element) return
    element.focus()
    const leave = () => {
      const hadFocus = document.activeElement === element
      flushSync(() => show(null))
      if (hadFocus) element.parentElement?.querySelector('button')?.focus()
    }
    const timer = setTimeout(leave, panelTime)
    return () => clearTimeout(timer)
  }, [panel])

  return { panel, place, show }
}
