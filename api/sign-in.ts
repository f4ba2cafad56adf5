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

/**
 * Signs a person in: a token for the API, and the cookie that opens the admin panel. Its address is hidden, and so it
 * stays out of the OpenAPI document.
 */
export const signIn = endpoint(`POST /api/${builtLoginPath}/auth`, {
  hide: true,
  tags: ['Session'],
  summary: 'Sign in',
  request: jsonBody(z.strictObject({ username: credential, password: credential })),
  responses: {
    200: jsonAnswer(
      sessionSchema.extend({ admin: signedInSchema }),
      'Signed in; the session cookie is set too',
    ),
    ...errors(400, 401, 403, 413, 415, 422, 429, 503),
  },
})
