import { may } from '@cyberluach/core/roles'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { roleOf } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { formAddress } from './form-address.ts'
import { kinds, states } from './kinds.ts'
import { nextCall } from './next-call.ts'
import { nextOf } from './next.ts'

const asked = z.object({
  kind: z.enum(kinds),
  waiting: z.enum([...states, 'all']),
  id: z.uuid(),
  text: z.string().max(200),
})

/** Of Payload's own API, with its cookie: the form of the text that comes next, for everyone who changes texts. */
export const nextEndpoint: Endpoint = {
  path: nextCall.path,
  method: nextCall.method,
  handler: async ({ user, searchParams }) => {
    if (!may(roleOf(user), 'word')) return Response.json({}, { status: 403 })
    const given = asked.safeParse(Object.fromEntries(searchParams))
    if (!given.success) return Response.json({}, { status: 400 })
    const { kind, waiting, id, text } = given.data
    const state = waiting === 'all' ? null : waiting
    const next = await nextOf(databasePool(), { kind, state, id, field: text })
    return Response.json(
      { address: next && formAddress({ kind, state }, next) },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}
