const second = 1000
const minute = 60 * second

export type SessionEnvironment = {
  now: () => number
  /** Runs `act` after so many milliseconds. */
  after: (milliseconds: number, act: () => void) => void
  /** Extends the token; returns when it now ends (ISO 8601). */
  extend: () => Promise<string>
  /** Whether a failure means that the server refuses the token. */
  isRefusal: (reason: unknown) => boolean
  /** Leaves for the sign-in page. */
  leave: (reason: 'idle' | 'refused') => void
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

/**
 * Keeps the session alive while somebody works, and knows how long it lasts otherwise. The server is asked at most
 * once a minute, and once more after the last activity, so that its idle time never runs out before ours.
 */
export function createSessionKeeper(environment: SessionEnvironment) {
  let activeAt = environment.now()
  let extendedAt = Number.NEGATIVE_INFINITY
  let limit: number | null = null
  let isScheduled = false
  let sleptThrough = false
  let hasLeft = false

  function noteActivity(): void {
    sleptThrough ||= remaining() === 0
    activeAt = environment.now()
    if (isScheduled || hasLeft) return
    isScheduled = true
    environment.after(Math.max(0, extendedAt + pauseFor(limit) - activeAt), extend)
  }

  async function extend(): Promise<void> {
    isScheduled = false
    extendedAt = environment.now()
    try {
      limit = limitUntil(await environment.extend(), environment.now())
      sleptThrough = false
    } catch (reason) {
      // Only a refusal ends the session: after a hiccup of the network the next activity tries again.
      if (environment.isRefusal(reason)) refused()
    }
  }

  /** Milliseconds until the automatic logout; null while the server has not said how long a session lasts. */
  function remaining(): number | null {
    return limit === null ? null : Math.max(0, limit - (environment.now() - activeAt))
  }

  /** The server has refused the token: for idleness, if its clock, which began up to a pause earlier, has run out. */
  function refused(): void {
    const left = remaining()
    const isIdle = left !== null && left <= pauseFor(limit)
    leave(sleptThrough || isIdle ? 'idle' : 'refused')
  }

  function leave(reason: 'idle' | 'refused'): void {
    if (hasLeft) return
    hasLeft = true
    environment.leave(reason)
  }

  return {
    noteActivity,
    remaining,
    refused,
    limit: () => limit,
    /** To be called each second while the page is visible. */
    tick: () => remaining() === 0 && leave('idle'),
    /** Another tab extended the session: its activity counts here too. */
    extendedElsewhere: () => {
      activeAt = extendedAt = environment.now()
    },
  }
}

/** At most once a minute; more often only where a whole session is that short. */
function pauseFor(limit: number | null): number {
  return Math.min(minute, (limit ?? 4 * minute) / 4)
}

/** Whole minutes, or seconds where there are none: what is over is the time that the answer took. */
function limitUntil(expiresAt: string, now: number): number {
  const left = Math.max(second, Date.parse(expiresAt) - now)
  const step = left < minute * 0.9 ? second : minute
  return Math.round(left / step) * step
}
