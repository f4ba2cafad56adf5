import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The text that a text area begins with. While the server's area is taken over there is none: React would give it its text
 * back, whatever was typed meanwhile (react-dom 19.3: `initTextarea` knows of no hydration). What it holds is kept by it.
 */
export function useTypedText(id: string, initial: string): string | undefined {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  )
  useState(() => isTakenOver && keepText(id))
  return isTakenOver ? undefined : initial
}

/** An area whose value was set keeps it when its text changes; the same value moves no caret. */
function keepText(id: string): void {
  const area = document.getElementById(id)
  if (area instanceof HTMLTextAreaElement) area.value = String(area.value)
}
