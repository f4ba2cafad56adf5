import * as sessionsApi from '@cyberluach/api/sessions'
import type { SignedIn, Session } from '@cyberluach/api/sessions'
import { attemptSignIn, failedSignIn, type NewlySignedIn } from './sign-in.ts'
import { idleSecondsFor, sessionCookie, endedCookie, deviceCookie } from './cookies.ts'
import { signingIn, idleDeadline, endSession, extendOwnEnd, renewedToken } from './sessions.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done, refused, type Done } from '../../platform/http/outcome.ts'
import { attemptCode, enrolAtSignIn } from './second-factor/second-step.ts'
import { qrOf } from './second-factor/factors.ts'
import { relyingParty } from './passkeys/passkeys.ts'
import { attemptPasskey, passkeyQuestion } from './passkeys/sign-in-by-passkey.ts'
import { isSecure, isOwnServer } from '../../platform/http/request.ts'
import { recordAudit } from '../audit/audit.ts'

const signIn = handle(sessionsApi.signIn, async ({ body, headers, address, services }) => {
  const idleSeconds = idleSecondsFor(headers)
  const browser = signingIn(headers, services.payload.secret)
  const { device } = browser
  // It helps nobody but the person who signed in with it.
  const isOwn = device?.username === body.username.toLowerCase().trim()
  const origin = { from: address ?? 'local', device: isOwn ? device.nonce : null }
  const session = await attemptSignIn(services, { ...body, ...browser, idleSeconds }, origin)
  if ('kind' in session) return failedSignIn(session, 'password', { services, address })
  if ('challenge' in session) return done(200, { ...session, expiresAt: session.expiresAt.toISOString() })
  return sessionAnswer(session, { idleSeconds, headers, secret: services.payload.secret })
})

const signInCode = handle(sessionsApi.signInCode, async ({ body, headers, address, services }) => {
  const { secret } = services.payload
  const opened = await attemptCode(services, body, signingIn(headers, secret))
  if ('kind' in opened) return failedSignIn(opened, 'code', { services, address })
  const { idleSeconds, recoveryCodes } = opened
  const answer = sessionAnswer(opened, { idleSeconds, headers, secret })
  return { ...answer, body: { ...answer.body, recoveryCodes } }
})

const signInEnrolment = handle(sessionsApi.signInEnrolment, async ({ body }) => {
  const key = await enrolAtSignIn(body.challenge)
  return 'kind' in key ? key : done(200, { ...key, qr: qrOf(key.uri) })
})

const signInPasskeyQuestion = handle(sessionsApi.signInPasskeyQuestion, async (call) => {
  const { headers, address, services } = call
  const party = relyingParty(headers)
  if (!party) return refused('forbidden')
  const asked = await passkeyQuestion(services, party, address ?? 'local')
  return 'kind' in asked ? asked : done(200, asked)
})

const signInPasskey = handle(sessionsApi.signInPasskey, async ({ body, headers, address, services }) => {
  const party = relyingParty(headers)
  if (!party) return refused('forbidden')
  const idleSeconds = idleSecondsFor(headers)
  const from = address ?? 'local'
  const { secret } = services.payload
  const browser = signingIn(headers, secret)
  const session = await attemptPasskey(services, { ...browser, response: body, idleSeconds, party, from })
  if ('kind' in session) return failedSignIn(session, 'passkey', { services, address })
  return sessionAnswer(session, { idleSeconds, headers, secret })
})

type SignInRequest = { idleSeconds: number; headers: Headers; secret: string }

/** The answer to a sign-in that is through: the token, the panel's cookie, and the one by which the browser is known. */
export function sessionAnswer(
  { token, user }: NewlySignedIn,
  { idleSeconds, headers, secret }: SignInRequest,
): Done<Session & { admin: SignedIn }> {
  const secure = isSecure(headers)
  const answer = { token, ...idleDeadline(idleSeconds), admin: { username: user.username, role: user.role } }
  return {
    ...done(200, answer),
    cookies: [sessionCookie(token, secure), deviceCookie(secret, user.username, secure)],
  }
}

const signOut = handle(sessionsApi.signOut, async ({ headers, signedIn, services }) => {
  if (signedIn) await endSession(services.pool, signedIn.claims.sessionId)
  return done(204, null, { 'set-cookie': endedCookie(isSecure(headers)) })
})

const checkSession = handle(sessionsApi.checkSession, async ({ signedIn }) =>
  done(200, { role: signedIn?.user.role ?? null }),
)

/** The use itself was counted when the request was let in; this moves the far end of the session. */
const extendSession = handle(sessionsApi.extendSession, async ({ headers, signedIn, services }) => {
  const token = await renewedToken(services.payload.secret, signedIn.claims)
  const idleSeconds = await extendOwnEnd(services.pool, signedIn.claims.sessionId)
  if (idleSeconds === null) return refused('unauthorized')
  return done(200, { token, ...idleDeadline(idleSeconds) }, { 'set-cookie': sessionCookie(token, isSecure(headers)) })
})

const reportDenial = handle(sessionsApi.reportDenial, async ({ headers, address, services }) => {
  const { pool, limits, configuration } = services
  if (!isOwnServer(headers, configuration.port)) return refused('forbidden')
  // One visitor, or a crowd of them, must not fill the log with what can never be deleted from it.
  const wait = await limits.take('denials', address ?? 'unknown')
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  await recordAudit(pool, { action: 'denied', username: null, subject: '/admin/login' })
  return done(204, null)
})

export const sessionRoutes = [
  signIn,
  signInCode,
  signInEnrolment,
  signInPasskeyQuestion,
  signInPasskey,
  signOut,
  checkSession,
  extendSession,
  reportDenial,
] as const
