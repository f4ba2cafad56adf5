import { useEffect, useState } from 'react'

const copiedFor = 2000

/** Puts a text on the clipboard, and says for two seconds that it is there. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = (text: string) => {
    // The specification has it say so even where the clipboard is closed to us.
    navigator.clipboard
      ?.writeText(text)
      .catch((reason: unknown) => console.warn('Nothing was copied.', reason))
    setCopied(true)
  }

  return { isCopied, copy }
}
