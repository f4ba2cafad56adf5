import type { GateSize } from './costs.ts'

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
