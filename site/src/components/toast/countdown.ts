export type Countdown = { pause: () => void; resume: () => void; stop: () => void }

/** Calls `onEnd` after `milliseconds` of running time; the time between `pause` and `resume` does not count. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let remaining = milliseconds
  let startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, remaining)

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    stop,
    pause() {
      if (timer === undefined) return
      stop()
      remaining -= performance.now() - startedAt
    },
    resume() {
      if (timer !== undefined) return
      startedAt = performance.now()
      timer = setTimeout(onEnd, Math.max(remaining, 0))
    },
  }
}
