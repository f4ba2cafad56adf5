import { roles } from '@cyberluach/core/sign-in/roles'
import { z } from '@hono/zod-openapi'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { endpoint, jsonAnswer, jsonBody, anySession } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { carriedText, missingOr, moment } from './fields.ts'

const sessionSchema = z
  .object({
    token: z.string(),
    expiresAt: moment,
    idleSeconds: z.number().int().positive(),
  })
  .openapi('Session')

/** Who is signed in: `admin` may do everything, `moderator` decides in the dashboard, the others work in the panel. */
export const signedInSchema = z.object({ username: z.string(), role: z.enum(roles) }).openapi('SignedIn')

/**
 * A token and the moment (ISO 8601) when it stops being accepted unless it is used before, by the server's clock;
 * `idleSeconds` says the same for clients whose clock is another.
 */
export type Session = z.infer<typeof sessionSchema>

/** Who is signed in. */
export type SignedIn = z.infer<typeof signedInSchema>

const credential = carriedText({ error: missingOr('text') })
  .min(1, { error: 'required' })
  .max(500, { error: 'tooLong' })

const challenge = credential

const opened = sessionSchema.extend({ admin: signedInSchema })

/** The password was right, and there is no session yet. `asks` says what the second step is, until `expiresAt` (ISO 8601). */
const challenged = z.object({
  challenge: z.string(),
  asks: z.enum(['code', 'enrolment']),
  expiresAt: moment,
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
    ...writeErrors(400, 429),
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
    ...writeErrors(400, 410, 429),
  },
})

const enrolmentSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})

/** What an authenticator app is set up with: the key as text, as an address, and as a drawing of squares. */
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

const bytes = carriedText().max(10_000)

const signInPasskeyHidden = { hide: true, tags: ['Session'] }

/** What a browser is asked to sign with a passkey of its person's. No account is named. */
export const signInPasskeyQuestion = endpoint(`POST /api/${builtLoginPath}/auth/passkey/question`, {
  ...signInPasskeyHidden,
  summary: 'Sign in: what a passkey signs',
  responses: {
    200: jsonAnswer(z.object({ challenge: z.string(), rpId: z.string() }), 'Good once, for five minutes'),
    ...errors(403, 429, 503),
  },
})

/** Signs a person in by a passkey alone: what the browser answered, in WebAuthn's own JSON. */
export const signInPasskey = endpoint(`POST /api/${builtLoginPath}/auth/passkey`, {
  ...signInPasskeyHidden,
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
    200: jsonAnswer(sessionSchema.extend({ admin: signedInSchema }), 'Signed in; the session cookie is set too'),
    ...writeErrors(400, 429),
  },
})

/** Ends the session: its token is rejected from this moment on. A session that is over has nothing left to end. */
export const signOut = endpoint('POST /api/sys/auth/logout', {
  tags: ['Session'],
  summary: 'Sign out',
  security: [{}, ...anySession],
  facts: { answersEndedSession: true },
  responses: { 204: { description: 'Signed out' }, ...errors(401, 503) },
})

const schema = z
  .object({ role: z.enum(roles).nullable().openapi({ description: 'Null where the session is over' }) })
  .openapi('SessionState')

/** Whether the session of a token goes on, and whose it is. Asking is no use of it: its idle time runs on. */
export const checkSession = endpoint('GET /api/sys/auth/session', {
  tags: ['Session'],
  summary: 'Whether a session goes on',
  security: [{}, ...anySession],
  facts: { answersEndedSession: true },
  responses: { 200: jsonAnswer(schema, 'The role of whoever is signed in'), ...errors(401, 503) },
})

/** Counts as use of the token: its idle time starts again. */
export const extendSession = endpoint('POST /api/sys/auth/extend', {
  tags: ['Session'],
  summary: 'Stay signed in',
  security: anySession,
  responses: { 200: jsonAnswer(sessionSchema, 'The token to go on with'), ...errors(401, 403, 503) },
})

/** A visit to the closed sign-in page, written into the audit log. Only the site's own server sends it. */
export const reportDenial = endpoint('POST /api/denials', {
  tags: ['Service'],
  summary: 'A visit to the closed sign-in page',
  responses: { 204: { description: 'Written down' }, ...errors(403, 429, 503) },
})
