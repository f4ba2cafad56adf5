import type { Handler } from '../endpoint.ts'
import { languageOf } from '../language.ts'
import { done, refused } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'
import { subscribe } from '../../features/newsletter/subscribe.ts'

const endpoint = 'POST /api/newsletter/subscribe'

export const subscribeNewsletter: Handler<typeof endpoint> = async (call) => {
  const { body, headers, services } = call
  const stored = await storeOnce(endpoint, 'newsletter', call, (client) =>
    subscribe(client, services, { ...body, locale: body.locale ?? languageOf(headers) }),
  )
  if (stored.kind === 'refused') return stored
  return stored.answer ? done(201, stored.answer) : refused('alreadyExists')
}
