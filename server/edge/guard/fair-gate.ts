import { type GateSize, costs } from './costs.ts'

/** A place at work or in the queue. */
export type Place = {
  /** Resolves when the work may begin. Never does where the place was left before. */
  turn: Promise<void>
  /** Gives the place up; a second time changes nothing. */
  leave: () => void
}

type Waiting = { begin: () => void }
type Guest = { atWork: number; queue: Waiting[] }

export type Gate = ReturnType<typeof createGate>

/**
 * Lets so much work run at once, and so much of each address. Whoever waits gets the next free place in turn by
 * address, so that one who asks for a thousand things keeps nobody else from their first.
 */
export function createGate(size: GateSize) {
  /** Those with work or waiting, in the order of their next turns. */
  const guests = new Map<string, Guest>()
  let atWork = 0
  let waiting = 0

  return {
    /** A place, or null where too many wait already. */
    enter(address: string): Place | null {
      const guest = guests.get(address) ?? { atWork: 0, queue: [] }
      const mayBegin = atWork < size.atWork && guest.atWork < size.atWorkOfAddress
      if (!mayBegin && (waiting >= size.waiting || guest.queue.length >= size.waitingOfAddress)) return null
      guests.set(address, guest)
      const { promise: turn, resolve } = Promise.withResolvers<void>()
      let state: 'waiting' | 'atWork' | 'left' = 'waiting'
      const entry: Waiting = {
        begin() {
          state = 'atWork'
          atWork += 1
          guest.atWork += 1
          resolve()
        },
      }
      if (mayBegin) entry.begin()
      else {
        waiting += 1
        guest.queue.push(entry)
      }
      const leave = () => {
        if (state === 'left') return
        if (state === 'waiting') {
          waiting -= 1
          guest.queue.splice(guest.queue.indexOf(entry), 1)
        } else {
          atWork -= 1
          guest.atWork -= 1
        }
        state = 'left'
        guests.delete(address)
        if (guest.atWork > 0 || guest.queue.length > 0) guests.set(address, guest)
        next()
      }
      return { turn, leave }
    },

    load: () => ({ atWork, waiting }),
  }

  function next(): void {
    for (const guest of guests.values()) {
      if (atWork >= size.atWork) return
      const entry = guest.atWork < size.atWorkOfAddress ? guest.queue.shift() : undefined
      if (!entry) continue
      waiting -= 1
      entry.begin()
      return
    }
  }
}

/** So long at a stretch: what is answered from the cache waits no longer for it. */
const stretchMs = 3

/**
 * Does small pieces of work one after the other, with a look at what else has arrived every few milliseconds. Hundreds
 * of requests that arrive together would otherwise be begun together, before anybody else is looked at.
 */
export function createTurns(now: () => number = () => performance.now()): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let next = 0

  return function inTurn(work) {
    waiting.push(work)
    if (waiting.length === 1) setImmediate(stretch)
  }

  function stretch(): void {
    const ends = now() + stretchMs
    do {
      waiting[next]?.()
      next += 1
    } while (next < waiting.length && now() < ends)
    if (next < waiting.length) return void setImmediate(stretch)
    waiting.length = 0
    next = 0
  }
}

const mostAddresses = 50_000

type Account = { left: number; at: number }

/**
 * How long the next request of an address has to wait, in milliseconds, so that it gets no more than its pace: 0 for
 * nearly everybody. Nothing is refused for it until so much waits that an answer would come too late: then null.
 */
export function createPace(
  { burst, perSecond, longestMs }: Pace,
  now: () => number = () => performance.now(),
): (address: string) => number | null {
  const accounts = new Map<string, Account>()
  const most = (-longestMs / 1000) * perSecond

  return function waitOf(address) {
    const at = now()
    const known = accounts.get(address)
    if (!known) {
      if (accounts.size >= mostAddresses) accounts.clear()
      accounts.set(address, { left: burst - 1, at })
      return 0
    }
    known.left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond)
    known.at = at
    if (known.left - 1 < most) return null
    known.left -= 1
    return known.left >= 0 ? 0 : (-known.left / perSecond) * 1000
  }
}

type Pace = { burst: number; perSecond: number; longestMs: number }

/** The pace of one address, times the scale of the limits. */
export function paceOf(scale: number, { pace }: { pace: Pace } = costs): Pace {
  const { burst, perSecond, longestMs } = pace
  return { burst: burst * scale, perSecond: perSecond * scale, longestMs }
}
