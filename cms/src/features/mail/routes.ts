import * as messagesApi from '@cyberluach/api/messages'
import { may } from '@cyberluach/core/sign-in/roles'
import { sendAgain } from './queue.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Endpoint } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { sendAgainCall } from './send-again-call.ts'

const sendMailAgain = handle(messagesApi.sendMailAgain, async ({ params, signedIn }) => {
  const { username, role } = signedIn.user
  const which = may(role, 'administer') ? 'all' : 'ofSubmissions'
  const outcome = await sendAgain(params.id, { username, which })
  if (outcome === 'queued') return done(200, { status: 'queued' as const })
  return refused(outcome === 'notFound' ? 'notFound' : 'conflict')
})

const statuses = { forbidden: 403, notFound: 404, notAgain: 409 } as const

export const sendAgainEndpoint: Endpoint = {
  method: sendAgainCall.method,
  path: sendAgainCall.path,
  handler: async ({ user, i18n, routeParams }) => {
    const { problems } = messagesFor(localeOf(i18n?.language)).mailPanel
    const id = String(routeParams?.id ?? '')
    if (roleOf(user) !== 'admin') return refused('forbidden')
    const outcome = isUuid(id) ? await sendAgain(id, { username: user?.username ?? null }) : 'notFound'
    return outcome === 'queued' ? Response.json({ status: outcome }) : refused(outcome)

    function refused(problem: keyof typeof statuses): Response {
      return Response.json({ errors: [{ message: problems[problem] }] }, { status: statuses[problem] })
    }
  },
}

export const mailRoutes = [sendMailAgain] as const
