import { signInEnrolment as endpoint } from '@cyberluach/api/sign-in'
import { qrOf } from '../../features/users/second-factor/qr.ts'
import { enrolAtSignIn } from '../../features/users/second-step.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const signInEnrolment = handle(endpoint, async ({ body }) => {
  const key = await enrolAtSignIn(body.challenge)
  return 'kind' in key ? key : done(200, { ...key, qr: qrOf(key.uri) })
})
