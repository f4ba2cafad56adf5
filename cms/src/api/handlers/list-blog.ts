import { listBlog as endpoint } from '@cyberluach/api/blog'
import { countPublicPosts, countPublicTags, readPublicPosts } from '../../features/posts/blog-rows.ts'
import { readablePost } from '../../features/posts/readable-post.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const listBlog = handle(endpoint, async ({ query, services: { pool } }) => {
  const { locale, page, limit } = query
  const tag = query.tag ?? null
  const [posts, total, tags] = await Promise.all([
    readPublicPosts(pool, { tag, limit, offset: (page - 1) * limit }),
    countPublicPosts(pool, tag),
    countPublicTags(pool),
  ])
  return done(200, {
    posts: posts.map((post) => readablePost(post, locale, query.content === 'true')),
    total,
    page,
    pages: Math.ceil(total / limit),
    tags,
  })
})
