import { costs } from './costs.ts'

/** How many bytes more a body may hold until `release`. */
export type BodyHold = { take: (bytes: number) => boolean; release: () => void }

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
