import { sendMailAgain as endpoint } from '@cyberluach/api/replies'
import { sendAgain } from '../../features/mail/send-again.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const sendMailAgain = handle(endpoint, async ({ params, signedIn }) => {
  const outcome = await sendAgain(params.id, signedIn.user.username)
  if (outcome === 'queued') return done(200, { status: 'queued' as const })
  return refused(outcome === 'notFound' ? 'notFound' : 'conflict')
})
