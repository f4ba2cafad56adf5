import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { mailedFormHeaders } from './get-proof-question.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { emailText, lineText, localeChoice } from './text-schema.ts'

/** Who wants to be written to when there is something new on the calendar. */
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
  responses: {
    201: jsonAnswer(subscribed, 'Subscribed, or asked to confirm'),
    ...errors(400, 403, 409, 413, 415, 422, 428, 429, 503),
  },
})
