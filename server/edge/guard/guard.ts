import { createAdmission, createAllowance } from './admission.ts'
import { createBodyBudget } from './bodies.ts'
import { dividedCosts } from './costs.ts'
import { createGate, type Gate, createPace, paceOf } from './fair-gate.ts'
import { createRejectedWrites, orTurnedAway, TurnedAway } from './rejected-writes.ts'
import { alone, type Peers } from '../peers.ts'

const always = () => true
const busySeconds = 2

export type Guard = ReturnType<typeof createGuard>

/**
 * Everything that bounds what requests may cost, as one. `scale` multiplies what an address may ask in a while; of so many
 * `workers` each has its share, or hears by `peers` what the others counted.
 */
export function createGuard(scale = 1, workers = 1, peers: Peers<string> = alone()) {
  const costs = dividedCosts(workers)
  const uncached = createAllowance({
    burst: costs.uncached.burst * scale,
    perSecond: costs.uncached.perSecond * scale,
  })
  const gates = {
    renders: createGate(costs.renders),
    forms: createGate(costs.forms),
    calls: createGate(costs.calls),
    costlyCalls: createGate(costs.costlyCalls),
    links: createGate(costs.links),
    largeAnswers: createGate(costs.largeAnswers),
  }

  return {
    admit: createAdmission(costs),
    waitOf: createPace(paceOf(scale, costs)),
    bodies: createBodyBudget(costs),
    ...createRejectedWrites(scale, peers),

    /** Counts what came beyond what was counted before it was asked for, in pages. */
    owe: uncached.owe,

    /** How much is at work and how much waits. */
    loadOf: (gate: keyof typeof gates) => gates[gate].load(),

    /**
     * Does the work when its turn comes. Throws `TurnedAway` where the address has spent what it had, where too many wait
     * or its turn does not come in time, where it owes for what came before when its turn comes, and where nobody wants the answer any more by then.
     */
    async inTurn<Answer>(
      gate: keyof typeof gates,
      { address, cost = 0, isWanted = always }: { address: string; cost?: number; isWanted?: () => boolean },
      work: () => Promise<Answer>,
    ): Promise<Answer> {
      const place = enter(gates[gate], address, cost)
      try {
        await orTurnedAway('busy', costs.turnMs, place.turn)
        const wait = cost > 0 ? uncached.waitOf(address) : null
        if (wait !== null) throw new TurnedAway('tooMany', wait)
        if (!isWanted()) throw new TurnedAway('busy', busySeconds)
        return await work()
      } finally {
        place.leave()
      }
    },
  }

  function enter(gate: Gate, address: string, cost: number) {
    const wait = cost > 0 ? uncached.spend(address, cost) : null
    if (wait !== null) throw new TurnedAway('tooMany', wait)
    const place = gate.enter(address)
    if (!place) throw new TurnedAway('busy', busySeconds)
    return place
  }
}
