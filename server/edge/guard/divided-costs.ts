import { costs, type GateSize } from './costs.ts'

/** What a gate with room for a single piece of work per process still lets in. */
const least = 1

/**
 * The costs of one of so many workers, so that all of them together keep to what `costs` says. The system spreads
 * connections evenly over them. What is a matter of one process and its core (renders, what one connection brings, the
 * caches) stays as it is.
 */
export function dividedCosts(workers: number) {
  const share = (figure: number) => Math.max(least, Math.floor(figure / workers))
  const gate = (size: GateSize): GateSize => ({
    atWork: share(size.atWork),
    atWorkOfAddress: share(size.atWorkOfAddress),
    waiting: share(size.waiting),
    waitingOfAddress: share(size.waitingOfAddress),
  })
  return {
    requestsOfConnection: costs.requestsOfConnection,
    requestsOfAddress: share(costs.requestsOfAddress),
    connections: share(costs.connections),
    connectionsOfAddress: share(costs.connectionsOfAddress),
    quietMs: costs.quietMs,
    // A picture of the panel has to fit.
    bodyBytesAtWork: Math.max(costs.bodyBytesAtWork / workers, costs.bodyBytesAtWork / 3),
    bodyBytesOfAddress: share(costs.bodyBytesOfAddress),
    pace: {
      burst: costs.pace.burst / workers,
      perSecond: costs.pace.perSecond / workers,
      longestMs: costs.pace.longestMs,
    },
    uncached: { burst: costs.uncached.burst / workers, perSecond: costs.uncached.perSecond / workers },
    renders: costs.renders,
    forms: costs.forms,
    calls: gate(costs.calls),
    costlyCalls: gate(costs.costlyCalls),
    links: gate(costs.links),
    largeAnswers: gate(costs.largeAnswers),
  }
}
