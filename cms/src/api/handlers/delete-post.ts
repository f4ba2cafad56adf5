import { deletePost as endpoint } from '@cyberluach/api/posts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { readPosts } from '../../features/posts/post-rows.ts'
import { actAs } from '../../features/users/act-as.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'

export const deletePost = handle(endpoint, async ({ services, signedIn, params: { id } }) => {
  const isDeleted = await inPayloadTransaction(services.payload, async (client, req) => {
    // Whoever deletes it at the same moment waits here, and then finds nothing.
    await client.query('select from posts where id = $1 for update', [id])
    if ((await readPosts(client, { id, isPublic: false })).length === 0) return false
    await actAs(req, signedIn.user)
    await services.payload.delete({
      collection: 'posts',
      id,
      req,
      overrideAccess: false,
      user: req.user,
      locale: 'en',
    })
    return true
  })
  return isDeleted ? done(204, null) : refused('notFound')
})
