import { signInPasskey as endpoint, signInPasskeyQuestion as question } from '@cyberluach/api/sign-in-passkey'
import { failedSignIn } from '../../features/users/failed-sign-in.ts'
import { relyingParty } from '../../features/users/passkeys/relying-party.ts'
import { attemptPasskey, passkeyQuestion } from '../../features/users/passkeys/sign-in-by-passkey.ts'
import { idleSecondsFor } from '../../features/users/session-length.ts'
import { signingIn } from '../../features/users/sessions/session-client.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'
import { sessionAnswer } from '../session-answer.ts'

export const signInPasskeyQuestion = handle(question, async ({ headers, address, services }) => {
  const party = relyingParty(headers)
  if (!party) return refused('forbidden')
  const asked = await passkeyQuestion(services, party, address ?? 'local')
  return 'kind' in asked ? asked : done(200, asked)
})

export const signInPasskey = handle(endpoint, async ({ body, headers, address, services }) => {
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
