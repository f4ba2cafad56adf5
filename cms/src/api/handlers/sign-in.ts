import { signIn as endpoint } from '@cyberluach/api/sign-in'
import { attemptSignIn } from '../../features/users/attempt.ts'
import { failedSignIn } from '../../features/users/failed-sign-in.ts'
import { idleSecondsFor } from '../../features/users/session-length.ts'
import { signingIn } from '../../features/users/sessions/session-client.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'
import { sessionAnswer } from '../session-answer.ts'

export const signIn = handle(endpoint, async ({ body, headers, address, services }) => {
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
