import { getBlogPost as endpoint } from '@cyberluach/api/blog'
import type { Pool } from 'pg'
import { readNeighbours, readPublicPost, type Neighbour } from '../../features/posts/blog-rows.ts'
import { readablePost, titleIn, type StoredPost } from '../../features/posts/readable-post.ts'
import { postOfPreview } from '../../features/posts/preview.ts'
import { readDraft } from '../../features/posts/read-draft.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'

export const getBlogPost = handle(endpoint, async ({ params, query, services }) => {
  const { pool } = services
  const { locale, preview } = query
  const isPreview = preview !== undefined
  const post = isPreview ? await readPreviewed(pool, preview) : await readPublicPost(pool, params.slug)
  if (!post) return refused('notFound')
  const { previous, next } =
    !isPreview && post.publishedAt
      ? await readNeighbours(pool, { id: post.id, publishedAt: post.publishedAt })
      : { previous: null, next: null }
  const neighbour = (one: Neighbour | null) => one && { slug: one.slug, title: titleIn(one.titles, locale) }
  return done(200, {
    ...readablePost(post, locale, true),
    previous: neighbour(previous),
    next: neighbour(next),
    isPreview,
  })
})

/** The token names the post, whatever the address says: a draft may have none yet. */
async function readPreviewed(pool: Pool, token: string): Promise<StoredPost | null> {
  const read = postOfPreview(token)
  return read.kind === 'valid' ? readDraft(pool, read.id) : null
}
