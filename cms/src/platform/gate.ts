/** How many may be at work at the same moment, and how many may wait for their turn. */
type Room = { atWork: number; waiting: number }

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result | 'full'>

/** Lets so many work at once, the others in the order they came; whoever finds no room to wait is told so at once. */
export function createGate({ atWork, waiting }: Room): Gate {
  let busy = 0
  const queue: (() => void)[] = []

  return async function pass(work) {
    if (busy < atWork) busy += 1
    else if (queue.length >= waiting) return 'full'
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
