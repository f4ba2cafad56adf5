const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Runs it once the visitor does anything at all: until then the page loads nothing that it does not show. */
export function whenVisitorStirs(run: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    run()
  }
  for (const sign of signsOfLife) addEventListener(sign, start, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}
