const quietMs = 10_000
const mostRemembered = 100

/** Passes lines on, but the same line only once in ten seconds: what is away is away for every visitor. */
export function withoutRepeats<More extends unknown[]>(
  report: (line: string, ...more: More) => void,
  now: () => number = performance.now.bind(performance),
): (line: string, ...more: More) => void {
  const saidAt = new Map<string, number>()
  return (line, ...more) => {
    const last = saidAt.get(line)
    if (last !== undefined && now() - last < quietMs) return
    if (saidAt.size >= mostRemembered) saidAt.clear()
    saidAt.set(line, now())
    report(line, ...more)
  }
}
