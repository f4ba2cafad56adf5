import { listPosts as endpoint } from '@cyberluach/api/posts'
import { readPosts } from '../../features/posts/post-rows.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** Strangers get what is published by now; whoever is signed in gets drafts and scheduled posts too. */
export const listPosts = handle(endpoint, async ({ signedIn, services }) => {
  const posts = await readPosts(services.pool, { isPublic: !signedIn })
  return done(200, posts, { 'x-total-count': String(posts.length), vary: 'Authorization' })
})
