import * as messagesApi from '@cyberluach/api/messages'
import { may } from '@cyberluach/core/sign-in/roles'
import { sendAgain } from './queue.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { sendAgainCall } from './send-again-call.ts'
import { panelEndpoint, refusalOf } from '../../panel/panel-endpoint.ts'

const sendMailAgain = handle(messagesApi.sendMailAgain, async ({ params, signedIn }) => {
  const { username, role } = signedIn.user
  const which = may(role, 'administer') ? 'all' : 'ofSubmissions'
  const outcome = await sendAgain(params.id, { username, which })
  if (outcome === 'queued') return done(200, { status: 'queued' as const })
  return refused(outcome === 'notFound' ? 'notFound' : 'conflict')
})

export const sendAgainEndpoint = panelEndpoint(
  sendAgainCall,
  'administer',
  async (req, id) => {
    const outcome = await sendAgain(id, { username: req.user?.username ?? null })
    if (outcome === 'queued') return Response.json({ status: outcome })
    return refusalOf(req, 'mailPanel', outcome, outcome === 'notFound' ? 404 : 409)
  },
  'mailPanel',
)

export const mailRoutes = [sendMailAgain] as const
