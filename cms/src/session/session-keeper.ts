import { warningTime } from '@cyberluach/core/sign-in/session'

const minute = 60_000

/** Why the session is over: nobody was there, the server refuses it, or somebody signed out. */
export type Ending = 'idle' | 'refused' | 'signedOut'

/** A message between tabs: somebody is active, or the session was extended. */
export type TabMessage = 'active' | 'extended'

export type SessionEnvironment = {
  now: () => number
  after: (milliseconds: number, act: () => void) => void
  /** Extends the session at the server; answers how many milliseconds it now lasts without use. */
  extend: () => Promise<number>
  /** Whether a failure means that the server refuses the token. */
  isRefusal: (reason: unknown) => boolean
  leave: (reason: Ending) => void
  broadcast: (message: TabMessage) => void
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

/** Not every movement is sent to the other tabs. */
const broadcastPauseMs = 1000

/**
 * Keeps the session alive while somebody works, warns before it ends, and knows how long it lasts otherwise. The
 * server is asked at most once a minute, and once more after the last activity, so that its idle time never runs out
 * before ours. While the warning shows, only a decision counts, not activity.
 */
export function createSessionKeeper(environment: SessionEnvironment) {
  const { now } = environment
  const listeners = new Set<() => void>()
  let activeAt = now()
  let extendedAt = Number.NEGATIVE_INFINITY
  let broadcastAt = Number.NEGATIVE_INFINITY
  let limit: number | null = null
  let isScheduled = false
  let sleptThrough = false
  let isWarning = false
  let isHidden = false
  let hasLeft = false

  function noteActivity(): void {
    if (isWarning || isHidden || hasLeft) return
    restart()
    if (now() - broadcastAt < broadcastPauseMs) return
    broadcastAt = now()
    environment.broadcast('active')
  }

  function restart(): void {
    sleptThrough ||= remaining() === 0
    activeAt = now()
    setWarning(false)
    schedule()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    environment.after(Math.max(0, extendedAt + pauseFor(limit) - now()), extendInTime)
  }

  async function extendInTime(): Promise<void> {
    isScheduled = false
    if (hasLeft) return
    if (limit !== null && now() < extendedAt + pauseFor(limit)) {
      // Another tab has done it meanwhile; what happened since then is still to be told to the server.
      if (activeAt > extendedAt) schedule()
      return
    }
    try {
      await extend()
    } catch (reason) {
      // Only a refusal ends the session: after a hiccup of the network the next activity tries again.
      if (environment.isRefusal(reason)) refused()
    }
  }

  async function extend(): Promise<void> {
    extendedAt = now()
    environment.broadcast('extended')
    limit = await environment.extend()
    sleptThrough = false
    notify()
  }

  /** The decision to go on, in the warning. It is the server that grants it: any failure ends the session. */
  async function goOn(): Promise<void> {
    try {
      await extend()
      activeAt = now()
      setWarning(false)
      environment.broadcast('active')
    } catch {
      // Whatever the reason was: the product specification (section 7) has a failed extension log out.
      refused()
    }
  }

  /** Milliseconds until the automatic logout; null while the server has not said how long a session lasts. */
  function remaining(): number | null {
    return limit === null ? null : Math.max(0, limit - (now() - activeAt))
  }

  /** The server has refused the token: for idleness, if its clock, which began up to a pause earlier, has run out. */
  function refused(): void {
    const left = remaining()
    const isIdle = left !== null && left <= pauseFor(limit)
    leave(sleptThrough || isIdle ? 'idle' : 'refused')
  }

  function leave(reason: Ending): void {
    if (hasLeft) return
    hasLeft = true
    notify()
    environment.leave(reason)
  }

  function tick(): void {
    const left = remaining()
    if (hasLeft || left === null || limit === null) return
    if (isHidden) return extendWhileHidden(limit)
    if (left === 0) return leave('idle')
    if (left <= warningTime(limit)) setWarning(true)
    if (isWarning) notify()
  }

  /** Time stands still in a tab that nobody sees: the server, whose clock goes on, is told before it has run out. */
  function extendWhileHidden(length: number): void {
    if (now() >= extendedAt + length / 3) void extendInTime()
  }

  function setWarning(shows: boolean): void {
    if (shows === isWarning) return
    isWarning = shows
    notify()
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  return {
    noteActivity,
    goOn,
    remaining,
    refused,
    leave,
    /** To be called each second. */
    tick,
    limit: () => limit,
    /** Whether the session is over and the sign-in page on its way: nothing is to be read any more. */
    hasLeft: () => hasLeft,
    /** Whole seconds until the logout while the warning shows, else null. */
    warning: () => (isWarning ? Math.ceil((remaining() ?? 0) / 1000) : null),
    /** In a tab that nobody sees, no time passes. */
    hide: () => {
      isHidden = true
    },
    /** Somebody has come back: the time begins again, if the server still has the session. */
    show: () => {
      isHidden = false
      if (!hasLeft) restart()
    },
    /** A message of another tab, which counts here too: activity closes the warning. */
    receive: (message: TabMessage) => {
      if (message === 'extended') {
        extendedAt = now()
        return
      }
      activeAt = now()
      setWarning(false)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** At most once a minute; more often only where a whole session is that short. */
function pauseFor(limit: number | null): number {
  return Math.min(minute, (limit ?? 4 * minute) / 4)
}
