import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { tokenBody, subscriptionAnswer } from './subscription-schema.ts'

/** Leaves by the link of any mail of the newsletter; again, it changes nothing. 404 for a link that is forged or of nobody. */
export const unsubscribe = endpoint('POST /api/newsletter/unsubscribe', {
  tags: ['Messages'],
  summary: 'Unsubscribe from the newsletter',
  request: { ...tokenBody },
  responses: { 200: subscriptionAnswer, ...errors(400, 403, 404, 413, 415, 422, 429, 503) },
})
