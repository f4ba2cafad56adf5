import { may } from '@cyberluach/core/roles'
import { isUuid } from '@cyberluach/core/uuid'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { roleOf } from '../../access/roles.ts'
import { bodyOf, idOf } from '../../panel/admin-endpoint.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { englishCalls } from './calls.ts'
import { takeProposal, type EnglishProposal } from './proposals.ts'

const body = z.object({ at: z.iso.datetime() })

/** For editors and admins: 404 where nothing waits of the event, or something else by now. */
export const englishEndpoints: Endpoint[] = [
  decision('publish', async (req, id, { title, description }) => {
    await req.payload.update({
      collection: 'events',
      id,
      locale: 'en',
      data: { ...(title !== null && { title }), ...(description !== null && { description }) },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return 'eventTextsPublished'
  }),
  decision('decline', async () => 'eventTextsDeclined'),
]

type Deed = 'eventTextsPublished' | 'eventTextsDeclined'

function decision(
  name: keyof typeof englishCalls,
  carryOut: (req: PayloadRequest, id: string, proposed: EnglishProposal['proposed']) => Promise<Deed>,
): Endpoint {
  const { method, path } = englishCalls[name]
  return {
    method,
    path,
    handler: async (asked) => {
      if (!may(roleOf(asked.user), 'write')) return Response.json({}, { status: 403 })
      const id = idOf(asked)
      const given = body.safeParse(await bodyOf(asked))
      if (!isUuid(id) || !given.success) return Response.json({}, { status: 404 })
      const isDone = await inPayloadTransaction(asked.payload, async (client, req) => {
        const { user, i18n } = asked
        Object.assign(req, { user, i18n })
        const proposed = await takeProposal(client, id, given.data.at)
        if (!proposed) return false
        const action = await carryOut(req, id, proposed)
        const { username } = user as { username?: string }
        await recordAudit(client, {
          action,
          username: username ?? null,
          subject: id,
          details: proposed.title ?? proposed.description?.slice(0, 80) ?? null,
        })
        return true
      })
      return Response.json({}, { status: isDone ? 200 : 404 })
    },
  }
}
