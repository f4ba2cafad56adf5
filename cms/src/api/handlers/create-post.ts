import { createPost as endpoint } from '@cyberluach/api/posts'
import { writePost } from '../../features/posts/write-post.ts'
import { handle } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { done } from '../../platform/outcome.ts'

export const createPost = handle(endpoint, async ({ services, signedIn, body, headers }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const result = await writePost({
    services,
    user: signedIn.user,
    id: null,
    body,
    endpoint: endpoint.name,
    key,
  })
  if (result.kind === 'refused') return result
  if (result.kind === 'other') return reusedKey()
  if (!result.answer) throw new Error('a new post vanished before it was answered')
  return done(201, result.answer)
})
