import { builtLoginPath } from '@cyberluach/core/login-path'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { sessionSchema, signedInSchema } from './session-schema.ts'
import { carriedText, missingOr } from './text-schema.ts'

const credential = carriedText({ error: missingOr('text') })
  .min(1, { error: 'required' })
  .max(500, { error: 'tooLong' })

const challenge = credential

const opened = sessionSchema.extend({ admin: signedInSchema })

/** The password was right: nobody is in yet. `asks` says what the second step is, until `expiresAt` (ISO 8601). */
const challenged = z.object({
  challenge: z.string(),
  asks: z.enum(['code', 'enrolment']),
  expiresAt: z.string().openapi({ format: 'date-time' }),
})

const hidden = { hide: true, tags: ['Session'] }

/**
 * Signs a person in: a token for the API, and the cookie that opens the admin panel; or, for an account with a second
 * factor, what the second step goes on with. Its address is hidden, and so it stays out of the OpenAPI document.
 */
export const signIn = endpoint(`POST /api/${builtLoginPath}/auth`, {
  ...hidden,
  summary: 'Sign in',
  request: jsonBody(z.strictObject({ username: credential, password: credential })),
  responses: {
    200: jsonAnswer(
      z.union([opened, challenged]),
      'Signed in, the session cookie is set too; or asked for the second step',
    ),
    ...errors(400, 401, 403, 413, 415, 422, 429, 503),
  },
})

/** The second step: the code of the app, or a recovery code. Recovery codes come with the first code of a new app. */
export const signInCode = endpoint(`POST /api/${builtLoginPath}/auth/code`, {
  ...hidden,
  summary: 'Sign in: the second step',
  request: jsonBody(z.strictObject({ challenge, code: credential })),
  responses: {
    200: jsonAnswer(
      opened.extend({ recoveryCodes: z.array(z.string()).nullable() }),
      'Signed in; the session cookie is set too',
    ),
    ...errors(400, 401, 403, 410, 413, 415, 422, 429, 503),
  },
})

/** What an authenticator app is set up with: the key as text, as an address, and as a drawing of squares. */
export const enrolmentSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})

export type Enrolment = z.infer<typeof enrolmentSchema>

/** A new app for somebody who may not come in without a second factor. */
export const signInEnrolment = endpoint(`POST /api/${builtLoginPath}/auth/enrolment`, {
  ...hidden,
  summary: 'Sign in: set up a second factor',
  request: jsonBody(z.strictObject({ challenge })),
  responses: {
    200: jsonAnswer(enrolmentSchema, 'The key of the new app'),
    ...errors(400, 403, 410, 413, 415, 422, 503),
  },
})
