import { alone, type Peers } from '../peers.ts'
import { createAllowance } from './admission.ts'
import { costs } from './costs.ts'

/**
 * Not JSON, too long, of another type, or wrong in its fields: what has to be read to be refused. Not what depends on
 * who asks or on what is stored, nor a write from another site, which could use up what its visitors have here.
 */
const counted = new Set<Outcome>([400, 413, 415, 422, 'gone'])

/** A status; `gone` where nobody waited for it, who may have known it; `away` where there was none. */
type Outcome = number | 'gone' | 'away'

/**
 * Counts the writes of an address that were refused for what they say: nothing else bounds them, since limits of forms
 * count what is understood. `scale` multiplies how many there may be; all processes count together.
 */
export function createRejectedWrites(
  scale = 1,
  peers: Peers<string> = alone(),
  now: () => number = () => performance.now(),
) {
  const { burst, perSecond } = costs.rejectedWrites
  const size = { burst: Math.max(1, burst * scale), perSecond: perSecond * scale }
  const { spend, giveBack } = createAllowance(size, now)
  peers.onNews((address) => spend(address))

  return {
    /**
     * Does a write, which counts from its beginning and counts no more once it was not refused: many at once are as many
     * as one after another. `outcomeOf` is what it was answered. Throws `TurnedAway` where the address has no more left.
     */
    async countingRefusals<Answer>(
      address: string,
      write: () => Promise<Answer>,
      outcomeOf: (answer: Answer) => Outcome,
    ): Promise<Answer> {
      const wait = spend(address)
      if (wait !== null) throw new TurnedAway('tooMany', wait)
      let isCounted = true
      try {
        const answer = await write()
        isCounted = counted.has(outcomeOf(answer))
        return answer
      } catch (error) {
        // What broke off was begun.
        isCounted = !(error instanceof TurnedAway)
        throw error
      } finally {
        if (isCounted) peers.send(address)
        else giveBack(address)
      }
    },
  }
}

/** What cannot be had now: too much is asked, by everybody at the moment or by this address within a while, or the CMS is away. */
export class TurnedAway extends Error {
  readonly code: 'busy' | 'tooMany' | 'unavailable'
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(code: TurnedAway['code'], retryAfter?: number) {
    super(`turned away: ${code}`)
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** What comes of it within so many milliseconds; nobody waits for it longer than that. */
export async function orTurnedAway<Answer>(
  code: TurnedAway['code'],
  timeoutMs: number,
  coming: Promise<Answer>,
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TurnedAway(code)), timeoutMs)
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
