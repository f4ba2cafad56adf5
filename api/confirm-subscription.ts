import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { tokenBody, subscriptionAnswer } from './subscription-schema.ts'

/** Confirms an address by the link that was sent to it; again, it changes nothing. 404 for a link that is forged, over or of nobody. */
export const confirmSubscription = endpoint('POST /api/newsletter/confirm', {
  tags: ['Messages'],
  summary: 'Confirm a subscription',
  request: { ...tokenBody },
  responses: { 200: subscriptionAnswer, ...errors(400, 403, 404, 413, 415, 422, 429, 503) },
})
