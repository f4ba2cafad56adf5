'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** Sends by Ctrl+Enter or Cmd+Enter, wherever in that part the focus is: in a field, on a reason, on a button. */
export function useSendKey(send: () => void): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const element = part.current
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])
  return part
}
