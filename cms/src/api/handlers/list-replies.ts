import { listReplies as endpoint } from '@cyberluach/api/replies'
import { readReplies } from '../../features/submissions/replies/reply-rows.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listReplies = handle(endpoint, async ({ params, services }) =>
  done(200, await readReplies(services.pool, params.id)),
)
