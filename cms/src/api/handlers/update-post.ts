import { updatePost as endpoint } from '@cyberluach/api/posts'
import { writePost } from '../../features/posts/write-post.ts'
import { handle } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { done, refused } from '../../platform/outcome.ts'

/** A text that is not sent stays as it is: whoever speaks as the specification does sends one language alone. */
export const updatePost = handle(endpoint, async ({ services, signedIn, params, body, headers }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const result = await writePost({
    services,
    user: signedIn.user,
    id: params.id,
    body,
    endpoint: endpoint.name,
    key,
  })
  if (result.kind === 'refused') return result
  if (result.kind === 'other') return reusedKey()
  return result.answer ? done(200, result.answer) : refused('notFound')
})
