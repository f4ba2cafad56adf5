import type { ChildProcess } from 'node:child_process'

export const areYouAlive = 'alive?'
export const alive = 'alive'

/**
 * Asks a child by its channel. What a child that is busy with visitors answers late by HTTP it still answers here, and
 * workers that share one port are asked one by one.
 */
export async function askChild(child: ChildProcess, limit: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hear = (message: unknown) => void (message === alive && resolve())
  child.on('message', hear)
  limit.addEventListener('abort', () => resolve(), { once: true })
  try {
    if (child.connected) child.send(areYouAlive, () => undefined) // one that cannot be told gives no answer either
    await promise
    limit.throwIfAborted()
  } finally {
    child.off('message', hear)
  }
}
