const quietMs = 10_000
const mostRemembered = 100

/** Passes lines on, but the same line only once in ten seconds: what is away is away for every visitor. */
export function withoutRepeats(
  report: (line: string) => void,
  now: () => number = performance.now.bind(performance),
): (line: string) => void {
  const saidAt = new Map<string, number>()
  return (line) => {
    const last = saidAt.get(line)
    if (last !== undefined && now() - last < quietMs) return
    if (saidAt.size >= mostRemembered) saidAt.clear()
    saidAt.set(line, now())
    report(line)
  }
}
