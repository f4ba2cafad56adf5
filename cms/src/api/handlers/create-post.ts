import { writePost } from '../../features/posts/write-post.ts'
import type { Handler } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { done } from '../../platform/outcome.ts'

const endpoint = 'POST /api/posts'

export const createPost: Handler<typeof endpoint> = async ({ services, signedIn, body, headers }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const result = await writePost({ services, user: signedIn.user, id: null, body, endpoint, key })
  if (result.kind === 'refused') return result
  if (result.kind === 'other') return reusedKey()
  if (!result.answer) throw new Error('a new post vanished before it was answered')
  return done(201, result.answer)
}
