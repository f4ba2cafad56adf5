import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { tokenBody, subscriptionAnswer } from './subscription-schema.ts'

/** Comes back by the link that one has left by; again, it changes nothing. 404 for a link that is forged or of nobody. */
export const resubscribe = endpoint('POST /api/newsletter/resubscribe', {
  tags: ['Messages'],
  summary: 'Subscribe again, by the link for leaving',
  request: { ...tokenBody },
  responses: { 200: subscriptionAnswer, ...errors(400, 403, 404, 413, 415, 422, 429, 503) },
})
