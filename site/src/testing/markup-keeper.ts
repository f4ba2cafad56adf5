import { renderToString } from 'react-dom/server'
import type { KeepContent } from '../kept/KeptContent.ts'

/** Keeps all, and counts what it writes. */
export function markupKeeper(): { keep: KeepContent; written: () => number } {
  const known = new Map<string, string>()
  const keep: KeepContent = (part, said) => {
    const html = known.get(said) ?? renderToString(part)
    known.set(said, html)
    return html
  }
  return { keep, written: () => known.size }
}
