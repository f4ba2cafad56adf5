import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork } from '@cyberluach/core/site/requests'
import { readList, type KeptList } from './event-lists.ts'
import { costOfCall, costOfCame } from './guard/call-cost.ts'
import type { Guard } from './guard/guard.ts'
import type { Origins } from './origins.ts'
import type { PageServer } from './page-server.ts'
import type { Upstream } from './proxy.ts'
import type { RenderedPage } from './render.ts'
import type { Visitor } from './visitor.ts'

type ListParts = { lists: PageServer; cms: Upstream; guard: Guard; origins: Origins }

/** Even of few events: it takes the place of another list in the cache. */
const leastCost = 1

/** Answers lists of events that are made once for all who ask for them. */
export function createListAnswers({ lists, cms, guard, origins }: ListParts) {
  return async function answerList(
    request: IncomingMessage,
    response: ServerResponse,
    list: KeptList,
    visitor: Visitor,
  ): Promise<void> {
    const isSecure = origins.isSecure(visitor)
    const key = list.namesHost ? origins.keyOf(visitor, list.target) : list.target
    const known = lists.cache.fresh(key)
    if (known) return lists.servePage(request, response, known)
    const [path = '', query = ''] = list.target.split('?')
    const asked = costOfCall('GET', { kind: 'api', path }, query, false)
    const cost = Math.max(leastCost, asked)
    const address = clientNetwork(visitor.address)
    const render = (isWanted: () => boolean) =>
      guard.inTurn(asked > 0 ? 'costlyCalls' : 'calls', { address, cost, isWanted }, async () => {
        const made = await readList(cms, list, { ...visitor, isSecure })
        guard.owe(address, costOfCame(path, query, { ...made, total: totalOf(made) }))
        return made
      })
    await lists.serve(request, response, { key, mayKeep: true, isSecure, surface: 'data', render })
  }
}

function totalOf({ headers }: RenderedPage): string | undefined {
  return headers.find(([name]) => name === 'x-total-count')?.[1]
}
