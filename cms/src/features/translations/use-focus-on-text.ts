import { useFormInitializing } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Whoever opens a form for one of its texts begins to write there. `text` is another one for each text. */
export function useFocusOnText(text: string): void {
  // Until then nothing can be written.
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (isInitializing) return
    const id = decodeURIComponent(window.location.hash.slice(1))
    const field = id ? document.getElementById(id) : null
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.focus()
  }, [isInitializing, text])
}
