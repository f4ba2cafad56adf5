/** One press of Ctrl-C may arrive twice: from the terminal and from the program that started us. */
const samePressMs = 1000

export type Stopping = { signal: AbortSignal; onHurry: (listener: () => void) => void }

/** Aborts when we are asked to end, or when whoever started us is gone. A second press means: at once. */
export function stopSignals(now: () => number = performance.now.bind(performance)): Stopping {
  const stopping = new AbortController()
  const listeners: (() => void)[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = () => {
    if (!stopping.signal.aborted) {
      askedAt = now()
      stopping.abort(new Error('asked to stop'))
    } else if (now() - askedAt > samePressMs) for (const listener of listeners) listener()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.on('disconnect', ask)
  return { signal: stopping.signal, onHurry: (listener) => listeners.push(listener) }
}
