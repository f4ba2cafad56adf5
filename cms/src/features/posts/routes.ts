import * as postsApi from '@cyberluach/api/posts'
import { readPosts } from './rows.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { writePost } from './write-post.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { actAs } from '../users/sessions.ts'
import {
  countPublicPosts,
  countPublicTags,
  readPublicPosts,
  readNeighbours,
  readPublicPost,
  type Neighbour,
  readablePost,
  titleIn,
  type StoredPost,
  postOfPreview,
  readDraft,
} from './public-posts.ts'
import type { Pool } from 'pg'

/** Strangers get what is published by now; whoever is signed in gets drafts and scheduled posts too. */
const listPosts = handle(postsApi.listPosts, async ({ signedIn, services }) => {
  const posts = await readPosts(services.pool, { isPublic: !signedIn })
  return done(200, posts, { 'x-total-count': String(posts.length), vary: 'Authorization' })
})

const createPost = handle(postsApi.createPost, (call) => writePost(call, null))

/** A text that is not sent stays as it is: whoever speaks as the specification does sends one language alone. */
const updatePost = handle(postsApi.updatePost, (call) => writePost(call, call.params.id))

const deletePost = handle(postsApi.deletePost, async ({ services, signedIn, params: { id } }) => {
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

const listBlog = handle(postsApi.listBlog, async ({ query, services: { pool } }) => {
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

const getBlogPost = handle(postsApi.getBlogPost, async ({ params, query, services }) => {
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

export const postRoutes = [listPosts, createPost, updatePost, deletePost, listBlog, getBlogPost] as const
