import { readPosts } from '../../features/posts/post-rows.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** Strangers get what is published by now; whoever is signed in gets drafts and scheduled posts too. */
export const listPosts: Handler<'GET /api/posts'> = async ({ signedIn, services }) => {
  const posts = await readPosts(services.pool, { isPublic: !signedIn })
  return done(200, posts, { 'x-total-count': String(posts.length), vary: 'Authorization' })
}
