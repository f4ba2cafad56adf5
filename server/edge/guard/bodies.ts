import { costs } from './costs.ts'
import type { IncomingMessage } from 'node:http'
import { TurnedAway } from './rejected-writes.ts'

/** How many bytes more a body may hold until `release`. */
type BodyHold = { take: (bytes: number) => boolean; release: () => void }

/** Bounds what all bodies hold at once, and those of one address. */
export function createBodyBudget({ bodyBytesAtWork, bodyBytesOfAddress }: Sizes = costs) {
  const ofAddress = new Map<string, number>()
  let all = 0

  return {
    /** Opens a hold. `isBounded` is false for those who are signed in: their pictures may be large. */
    hold(address: string, isBounded: boolean): BodyHold {
      let held = 0
      return {
        take(bytes) {
          const here = (ofAddress.get(address) ?? 0) + bytes
          if (all + bytes > bodyBytesAtWork || (isBounded && here > bodyBytesOfAddress)) return false
          held += bytes
          all += bytes
          ofAddress.set(address, here)
          return true
        },
        release() {
          const left = (ofAddress.get(address) ?? 0) - held
          if (left > 0) ofAddress.set(address, left)
          else ofAddress.delete(address)
          all -= held
          held = 0
        },
      }
    },

    /** In bytes. */
    held: (): number => all,
  }
}

type Sizes = { bodyBytesAtWork: number; bodyBytesOfAddress: number }

const busySeconds = 5

/**
 * The whole body, or null where it is over the limit. What is too long is read no further. Throws when the visitor goes
 * away in the middle, and `TurnedAway` where bodies hold as much as they may already.
 */
export async function readBody(request: IncomingMessage, limitBytes: number, hold?: BodyHold): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limitBytes) return null
    if (hold && !hold.take(chunk.length)) throw new TurnedAway('busy', busySeconds)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
