import { isOnTerminal, say, showPerson } from '../log/log.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** What is being done, as a line with its elapsed time. On a terminal the line counts while the step runs. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
  const show = (mark: string) => process.stdout.write(`\r\x1b[K${mark} ${title}  ${seconds()} s`)
  const ticking = isOnTerminal() ? setInterval(show, 200, '·') : undefined
  say('info', title, { plain: ticking ? null : `· ${title}` })
  try {
    const result = await work()
    finish('✓', 'info', 'done')
    return result
  } catch (error) {
    finish('✗', 'error', 'failed')
    throw error
  }

  function finish(mark: string, level: 'info' | 'error', outcome: string): void {
    clearInterval(ticking)
    showPerson(`${ticking ? '\r\x1b[K' : ''}${mark} ${title}  ${seconds()} s`)
    say(level, `${title}: ${outcome}`, { plain: null, fields: { seconds: Number(seconds()) } })
  }
}

/** A step that had nothing to do. */
export function skipped(title: string): void {
  say('info', `${title}: unchanged`, { plain: `✓ ${title}  unchanged` })
}

/** One press of Ctrl-C may arrive twice: from the terminal and from the program that started us. */
const samePressMs = 1000

type Stopping = { signal: AbortSignal; onHurry: (listener: () => void) => void }

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

/** Looks again and again until `condition` holds. Throws when it does not within `limitMs`. */
export async function waitUntil(condition: () => Promise<unknown>, limitMs: number, everyMs = 50): Promise<void> {
  const begun = performance.now()
  while (!(await condition())) {
    if (performance.now() - begun > limitMs) throw new Error(`Waited ${limitMs / 1000} s in vain`)
    await pause(everyMs)
  }
}

const shortestMs = 200
const longestMs = 10_000
const calmMs = 15_000

/** Waits longer each time it is asked, from 0.2 s to 10 s, and from the start again after a calm while. */
export function backOff(now: () => number = performance.now.bind(performance)) {
  let delay = shortestMs / 2
  let last = now()
  return {
    next(): number {
      delay = now() - last > calmMs + delay ? shortestMs : Math.min(delay * 2, longestMs)
      last = now()
      return delay
    },
    wait(signal?: AbortSignal): Promise<void> {
      return pauseUnless(signal, this.next())
    },
  }
}

/** So many milliseconds, or until the signal is aborted. */
export async function pauseUnless(signal: AbortSignal | undefined, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
}
