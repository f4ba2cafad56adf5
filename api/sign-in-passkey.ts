import { builtLoginPath } from '@cyberluach/core/login-path'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { sessionSchema, signedInSchema } from './session-schema.ts'
import { carriedText } from './text-schema.ts'

const bytes = carriedText().max(10_000)

const hidden = { hide: true, tags: ['Session'] }

/** What a browser is asked to sign with a passkey of its person's. No account is named. */
export const signInPasskeyQuestion = endpoint(`POST /api/${builtLoginPath}/auth/passkey/question`, {
  ...hidden,
  summary: 'Sign in: what a passkey signs',
  responses: {
    200: jsonAnswer(z.object({ challenge: z.string(), rpId: z.string() }), 'Good once, for five minutes'),
    ...errors(403, 429, 503),
  },
})

/** Signs a person in by a passkey alone: what the browser answered, in WebAuthn's own JSON. */
export const signInPasskey = endpoint(`POST /api/${builtLoginPath}/auth/passkey`, {
  ...hidden,
  summary: 'Sign in by a passkey',
  request: jsonBody(
    z.object({
      id: bytes,
      rawId: bytes,
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes.optional(),
      }),
      clientExtensionResults: z.object({}),
    }),
  ),
  responses: {
    200: jsonAnswer(
      sessionSchema.extend({ admin: signedInSchema }),
      'Signed in; the session cookie is set too',
    ),
    ...errors(400, 401, 403, 413, 415, 422, 429, 503),
  },
})
