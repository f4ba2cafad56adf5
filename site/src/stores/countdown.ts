export type Countdown = { pause: () => void; resume: () => void; stop: () => void }

/**
 * Calls `onEnd` after `milliseconds` of running time; the time between `pause` and `resume` does not count.
 * Once stopped it never ends, whatever is called afterwards.
 */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let state: 'running' | 'paused' | 'stopped' = 'running'
  let remaining = milliseconds
  let startedAt = performance.now()
  let timer = setTimeout(onEnd, remaining)

  return {
    stop() {
      clearTimeout(timer)
      state = 'stopped'
    },
    pause() {
      if (state !== 'running') return
      clearTimeout(timer)
      remaining -= performance.now() - startedAt
      state = 'paused'
    },
    resume() {
      if (state !== 'paused') return
      startedAt = performance.now()
      timer = setTimeout(onEnd, Math.max(remaining, 0))
      state = 'running'
    },
  }
}
