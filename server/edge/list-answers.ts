import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork } from '@cyberluach/core/client-network'
import { readList, type KeptList } from './event-lists.ts'
import { costOfCall } from './guard/call-cost.ts'
import type { Guard } from './guard/guard.ts'
import type { Origins } from './origins.ts'
import type { PageServer } from './page-server.ts'
import type { Upstream } from './proxy.ts'
import type { Visitor } from './visitor.ts'

type ListParts = { lists: PageServer; cms: Upstream; guard: Guard; origins: Origins }

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
    const cost = Math.max(1, costOfCall({ kind: 'api', path }, query, false))
    const asked = { address: clientNetwork(visitor.address), cost }
    const render = (isWanted: () => boolean) =>
      guard.inTurn(cost > 1 ? 'costlyCalls' : 'calls', { ...asked, isWanted }, () =>
        readList(cms, list, { ...visitor, isSecure }),
      )
    await lists.serve(request, response, { key, mayKeep: true, isSecure, surface: 'data', render })
  }
}
