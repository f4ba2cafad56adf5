import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { clientNetwork } from '@cyberluach/core/site/requests'
import { sendVariant, type Variant, matchesEtag } from '../http/response.ts'
import { refuse } from '../http/error-answer.ts'
import { costs } from './costs.ts'
import type { Guard } from './guard.ts'
import { TurnedAway } from './rejected-writes.ts'
import { visitorOf } from '../http/visitor.ts'

/**
 * Writes cached answers, the large ones in turn by address: the system takes megabytes of each at once, so that hundreds
 * of readers who stop reading would hold it, and this process, for a while.
 */
export function sendInTurn(guard: Guard, trustedProxies: number): typeof sendVariant {
  return function send(request, response, variant) {
    if (isSmall(request, variant)) return sendVariant(request, response, variant)
    const address = clientNetwork(visitorOf(request, trustedProxies)?.address ?? '')
    const turn = { address, isWanted: () => !response.destroyed }
    guard
      .inTurn('largeAnswers', turn, () => sendWhole(request, response, variant))
      .catch((error: unknown) => {
        if (response.destroyed) return
        if (!(error instanceof TurnedAway)) return void response.destroy(error as Error)
        refuse(request, response, error.code, { retryAfter: error.retryAfter })
      })
  }
}

function isSmall(request: IncomingMessage, { body, etag }: Variant): boolean {
  const known = request.headers['if-none-match']
  if (body.length <= costs.largeAnswerBytes || request.method === 'HEAD') return true
  return known !== undefined && matchesEtag(known, etag)
}

/** Resolves when it has been taken, or when the reader has gone. */
async function sendWhole(request: IncomingMessage, response: ServerResponse, variant: Variant): Promise<void> {
  const over = once(response, 'close')
  sendVariant(request, response, variant)
  await over
}
