import { sendMailAgain as endpoint } from '@cyberluach/api/replies'
import { may } from '@cyberluach/core/roles'
import { sendAgain } from '../../features/mail/send-again.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const sendMailAgain = handle(endpoint, async ({ params, signedIn }) => {
  const { username, role } = signedIn.user
  const which = may(role, 'administer') ? 'all' : 'ofSubmissions'
  const outcome = await sendAgain(params.id, { username, which })
  if (outcome === 'queued') return done(200, { status: 'queued' as const })
  return refused(outcome === 'notFound' ? 'notFound' : 'conflict')
})
