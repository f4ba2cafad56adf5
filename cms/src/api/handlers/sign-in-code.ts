import { signInCode as endpoint } from '@cyberluach/api/sign-in'
import { failedSignIn } from '../../features/users/failed-sign-in.ts'
import { attemptCode } from '../../features/users/second-step.ts'
import { signingIn } from '../../features/users/sessions/session-client.ts'
import { handle } from '../endpoint.ts'
import { sessionAnswer } from '../session-answer.ts'

export const signInCode = handle(endpoint, async ({ body, headers, address, services }) => {
  const { secret } = services.payload
  const opened = await attemptCode(services, body, signingIn(headers, secret))
  if ('kind' in opened) return failedSignIn(opened, 'code', { services, address })
  const { idleSeconds, recoveryCodes } = opened
  const answer = sessionAnswer(opened, { idleSeconds, headers, secret })
  return { ...answer, body: { ...answer.body, recoveryCodes } }
})
