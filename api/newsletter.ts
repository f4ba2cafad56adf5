import { z } from '@hono/zod-openapi'
import { jsonAnswer, jsonBody, endpoint, staffCall, listAnswers } from './endpoint.ts'
import { errors, formErrors } from './errors.ts'
import { mailedFormHeaders } from './proofs.ts'
import { emailText, lineText, localeChoice, moment } from './fields.ts'
import { searchText, wholeNumber } from './query.ts'

/** A token out of a mail: signed, so that nobody can choose whose subscription it names. */
const token = z.string().max(200).openapi({ description: 'The `token` of the link in the mail' })

const tokenBody = jsonBody(z.strictObject({ token }))

const subscriptionSchema = z
  .object({
    state: z.enum(['active', 'cancelled', 'unconfirmed']),
    email: z.string().openapi({
      description: 'Enough of the address to know it by: a mail may be passed on',
      example: 'no…@example.com',
    }),
  })
  .openapi('SubscriptionState')

/** How a subscription stands, as whoever holds a mail's link may know it: the address is masked. */
export type SubscriptionState = z.infer<typeof subscriptionSchema>

const subscriptionAnswer = jsonAnswer(subscriptionSchema, 'How the subscription stands now')

/** Who subscribes. */
const subscription = z
  .strictObject({ fullName: lineText(200), email: emailText(), locale: localeChoice })
  .openapi('Subscription')

const subscribed = z.object({
  id: z.uuid(),
  mustConfirm: z
    .literal(true)
    .optional()
    .openapi({ description: 'A mail with a link to confirm the address is on its way' }),
})

/** Subscribes to the newsletter; also again, for someone who had unsubscribed. 409 for who is subscribed already. */
export const subscribeNewsletter = endpoint('POST /api/newsletter/subscribe', {
  tags: ['Messages'],
  summary: 'Subscribe to the newsletter',
  request: { headers: mailedFormHeaders, ...jsonBody(subscription) },
  responses: { 201: jsonAnswer(subscribed, 'Subscribed, or asked to confirm'), ...formErrors(409, 428) },
})

/** What a link of a mail is about, before anything is done with it. 404 for one that is forged, expired or of no subscription. */
export const readSubscription = endpoint('POST /api/newsletter/link', {
  tags: ['Messages'],
  summary: 'How the subscription of a mail’s link stands',
  request: jsonBody(z.strictObject({ token, purpose: z.enum(['confirm', 'unsubscribe']) })),
  responses: { 200: subscriptionAnswer, ...formErrors(404) },
})

/** Confirms an address by the link that was sent to it; again, it changes nothing. 404 for a link that is forged, expired or of no subscription. */
export const confirmSubscription = endpoint('POST /api/newsletter/confirm', {
  tags: ['Messages'],
  summary: 'Confirm a subscription',
  request: tokenBody,
  responses: { 200: subscriptionAnswer, ...formErrors(404) },
})

/** Leaves by the link of any mail of the newsletter; again, it changes nothing. 404 for a link that is forged or of no subscription. */
export const unsubscribe = endpoint('POST /api/newsletter/unsubscribe', {
  tags: ['Messages'],
  summary: 'Unsubscribe from the newsletter',
  request: tokenBody,
  responses: { 200: subscriptionAnswer, ...formErrors(404) },
})

/** Comes back by the link that one has left by; again, it changes nothing. 404 for a link that is forged or of no subscription. */
export const resubscribe = endpoint('POST /api/newsletter/resubscribe', {
  tags: ['Messages'],
  summary: 'Subscribe again, by the link for leaving',
  request: tokenBody,
  responses: { 200: subscriptionAnswer, ...formErrors(404) },
})

/** What narrows the mailing list. `q` looks in name and e-mail. */
export const subscriberFilter = { q: searchText, status: z.enum(['active', 'cancelled']).optional() }

const subscriberSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    email: z.string(),
    subscribed: z.boolean(),
    subscribedAt: moment,
    unsubscribedAt: moment.nullable(),
    locale: z.enum(['en', 'he']),
  })
  .openapi('Subscriber')

/** A row of the mailing list. Instants are ISO 8601 in UTC. */
export type Subscriber = z.infer<typeof subscriberSchema>

/** The mailing list, latest first. */
export const listSubscribers = endpoint('GET /api/sys/mgmt/newsletter/all', {
  ...staffCall('Mailing list', 'administer'),
  summary: 'The mailing list, latest first',
  request: {
    query: z.object({
      ...subscriberFilter,
      limit: wholeNumber(1, 5000, 5000),
      offset: wholeNumber(0, 999_999_999, 0),
    }),
  },
  responses: {
    ...listAnswers(subscriberSchema, 'X-Total-Count says how many match in all'),
    ...errors(400, 401, 403, 503),
  },
})
