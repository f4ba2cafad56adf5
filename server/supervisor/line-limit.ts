/** More than anybody can read; a crash with all its causes is shorter. */
export const mostLinesPerSecond = 200

const windowMs = 1000

/** Passes so many lines on in each second. The others are counted, and one line says how many there were. */
export function createLineLimit(pass: (line: string) => void, most: number = mostLinesPerSecond) {
  let begun = performance.now()
  let count = 0
  let leftOut = 0
  let timer: NodeJS.Timeout | undefined

  return {
    take(line: string): void {
      if (performance.now() - begun >= windowMs) turn()
      count += 1
      if (count <= most) return pass(line)
      leftOut += 1
      timer ??= setTimeout(turn, windowMs).unref()
    },
    /** Says what was left out so far. */
    end: turn,
  }

  function turn(): void {
    if (leftOut > 0) pass(`… ${leftOut} more lines were left out`)
    begun = performance.now()
    count = 0
    leftOut = 0
    clearTimeout(timer)
    timer = undefined
  }
}
