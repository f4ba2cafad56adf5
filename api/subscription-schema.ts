import { z } from '@hono/zod-openapi'
import { jsonAnswer, jsonBody } from './json.ts'

/** A token out of a mail: whom it names is nobody's to choose. */
const token = z.string().max(200).openapi({ description: 'The `token` of the link in the mail' })

/** The body of the calls that a mail's link makes. */
export const tokenBody = jsonBody(z.strictObject({ token }))

/** Which of the two links a token comes from. */
export const linkBody = jsonBody(z.strictObject({ token, purpose: z.enum(['confirm', 'unsubscribe']) }))

export const subscriptionSchema = z
  .object({
    state: z.enum(['active', 'cancelled', 'unconfirmed']),
    email: z.string().openapi({
      description: 'Enough of the address to know it by: a mail may be passed on',
      example: 'no…@example.com',
    }),
  })
  .openapi('SubscriptionState')

export type SubscriptionState = z.infer<typeof subscriptionSchema>

/** How the subscription stands after the call. */
export const subscriptionAnswer = jsonAnswer(subscriptionSchema, 'How the subscription stands now')
