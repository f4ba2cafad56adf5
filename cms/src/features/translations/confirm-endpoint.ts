import { may } from '@cyberluach/core/roles'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { roleOf } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { confirmCall } from './confirm-call.ts'
import { confirmTranslation } from './confirm.ts'
import { subjects } from './pairs.ts'
import { confirmText } from './pending-texts.ts'

const confirmation = z.strictObject({
  subject: z.enum([...subjects, 'texts']),
  id: z.uuid(),
  field: z.string().max(200),
  hash: z.string().regex(/^[\da-f]{64}$/),
})

/** Of Payload's own API, with its cookie: everyone who changes texts may say that a translation still holds. */
export const confirmEndpoint: Endpoint = {
  path: confirmCall.path,
  method: confirmCall.method,
  handler: async (req) => {
    if (!may(roleOf(req.user), 'word')) return Response.json({}, { status: 403 })
    const given = confirmation.safeParse(await bodyOf(req))
    if (!given.success) return Response.json({}, { status: 400 })
    const isDone = await confirm(given.data)
    return Response.json({}, { status: isDone ? 200 : 409 })
  },
}

function confirm({ subject, id, field, hash }: z.infer<typeof confirmation>): Promise<boolean> {
  const pool = databasePool()
  if (subject === 'texts') return confirmText(pool, id, hash)
  return confirmTranslation(drizzle({ client: pool }), { subject, id, field, hash })
}

async function bodyOf(req: { json?: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
