import { useLayoutEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'

const typed = new WeakMap<HTMLTextAreaElement, string>()

/**
 * Keeps what was typed into a text area before its script was there. React takes over the other controls as they are,
 * but gives an area with a text of its own that text back (react-dom 19.3: `initTextarea` knows of no hydration).
 */
export function useTypedText(name: string, id: string): void {
  const { setValue } = useFormContext()
  const [text] = useState(() => typedInto(id))

  useLayoutEffect(() => {
    const area = areaOf(id)
    if (area && text !== undefined && area.value === area.defaultValue) setValue(name, text)
  }, [name, id, text, setValue])
}

/** Read once, while the first rendering begins: a second one, after an interruption, would come too late. */
function typedInto(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  const area = areaOf(id)
  if (!area) return undefined
  if (!typed.has(area) && area.value !== area.defaultValue) typed.set(area, area.value)
  return typed.get(area)
}

function areaOf(id: string): HTMLTextAreaElement | null {
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : null
}
