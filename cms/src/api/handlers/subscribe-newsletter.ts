import { subscribeNewsletter as endpoint } from '@cyberluach/api/subscribe-newsletter'
import { handle } from '../endpoint.ts'
import { judgeProof } from '../../features/proofs/judge-proof.ts'
import { languageOf } from '../language.ts'
import { done, refused } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'
import { subscribe } from '../../features/newsletter/subscribe.ts'

export const subscribeNewsletter = handle(endpoint, async (call) => {
  const { body, headers, services } = call
  const stored = await storeOnce(endpoint.name, 'newsletter', call, async (client) => {
    // What follows is a mail, to an address that anybody can name.
    const { isSuspicious } = await judgeProof(client, 'newsletter', call)
    if (isSuspicious) return refused('proofNeeded')
    return subscribe(client, services, { ...body, locale: body.locale ?? languageOf(headers) })
  })
  if (stored.kind === 'refused') return stored
  return stored.answer ? done(201, stored.answer) : refused('alreadyExists')
})
