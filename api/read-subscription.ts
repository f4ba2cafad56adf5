import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { linkBody, subscriptionAnswer } from './subscription-schema.ts'

/** What a link of a mail is about, before anything is done with it. 404 for one that is forged, over or of nobody. */
export const readSubscription = endpoint('POST /api/newsletter/link', {
  tags: ['Messages'],
  summary: 'How the subscription of a mail’s link stands',
  request: { ...linkBody },
  responses: { 200: subscriptionAnswer, ...errors(400, 403, 404, 413, 415, 422, 429, 503) },
})
