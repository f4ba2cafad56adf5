import type { Post, PostPayload } from '@cyberluach/api/post-schema'
import { freeSlug, slugOf } from '@cyberluach/core/slug'
import type { PayloadRequest, TypedUser } from 'payload'
import { refused, type Refusal } from '../../platform/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { once, type Repeated } from '../../platform/database/idempotent.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { shortId } from './hooks/complete-post.ts'
import type { SignedInUser } from '../users/activity.ts'
import { htmlOf } from './html/html-of.ts'
import type { LexicalState } from './html/lexical-nodes.ts'
import { lexicalOf, type Converted } from './html/lexical-of.ts'
import { readPosts, slugsLike } from './post-rows.ts'

type Writing = {
  services: Services
  user: SignedInUser
  /** The post to change; null for a new one. */
  id: string | null
  body: PostPayload
  endpoint: string
  key: string | null
}

/**
 * Creates or changes a post through Payload, by the rights of its author, in one transaction with its entry in the
 * audit log. Null where there is no such post.
 */
export async function writePost(writing: Writing): Promise<Repeated<Post | null> | Refusal> {
  const { services, user, id, body, endpoint, key } = writing
  const content = lexicalOf(body.content)
  if (!content.ok) return refusedContent(content)
  const slug = body.slug ?? (await slugFor(writing))
  const publishedAt = body.status === 'published' ? body.publishedAt : null
  const cover = await coverOf(services, body.coverImage)
  if (!cover) return refused('invalid', { issues: [{ path: 'coverImage', code: 'url' }] })
  const { status, coverImage: _, ...texts } = body
  const data = {
    ...texts,
    // The form of the dashboard has none where it is left empty; Payload would fill in who writes.
    author: body.author ?? null,
    ...cover,
    _status: status,
    slug,
    publishedAt,
    tags: body.tags ?? [],
    content: content.state as never,
  }
  try {
    return await inPayloadTransaction(services.payload, (client, req) =>
      once(client, { endpoint, key, request: { id, body } }, async () => {
        const before = id && (await readPosts(client, { id, isPublic: false }))
        if (before && before.length === 0) return null
        await actAs(req, user)
        const common = { collection: 'posts' as const, req, overrideAccess: false, user: req.user, data }
        const { id: written } = id
          ? await services.payload.update({ ...common, id, locale: 'en' })
          : await services.payload.create({ ...common, locale: 'en' })
        return stored(await readPosts(client, { id: String(written), isPublic: false }), content.state)
      }),
    )
  } catch (reason) {
    if (!isTakenSlug(reason)) throw reason
    const suggestion = freeSlug(slug, await slugsLike(services.pool, slug, id))
    return refused('slugTaken', { suggestion, issues: [{ path: 'slug', code: 'taken' }] })
  }
}

/** What was stored has to read as what was sent: anything else throws, and stores nothing. */
function stored([post]: Post[], content: LexicalState): Post {
  if (post?.content === htmlOf(content)) return post
  throw new Error('a post is not what was written')
}

/** The request's own user, as access control and hooks see it. */
export async function actAs(req: PayloadRequest, { id }: SignedInUser): Promise<void> {
  const user = await req.payload.findByID({ collection: 'users', id, req })
  Object.assign(req, { user: { ...user, collection: 'users' } as TypedUser })
}

/** What readers see as the cover, on its way back: an upload's own address stands for the upload, anything else is a link. */
async function coverOf(
  { pool }: Services,
  address: string | null,
): Promise<{ cover?: string | null; coverImage?: string | null } | null> {
  if (!address?.startsWith('/media/')) return { cover: null, coverImage: address }
  const { rows } = await pool.query<{ id: string }>('select id from media where filename = $1', [
    address.slice('/media/'.length),
  ])
  return rows[0] ? { cover: rows[0].id } : null
}

/** From the title; a post whose title has no Latin letter keeps the address that it has. */
async function slugFor({ services, id, body }: Writing): Promise<string> {
  const slug = slugOf(body.title, shortId())
  if (!id || !slug.startsWith('post-')) return slug
  return (await readPosts(services.pool, { id, isPublic: false }))[0]?.slug || slug
}

function refusedContent(content: Extract<Converted, { ok: false }>): Refusal {
  if (content.fault === 'empty')
    return refused('invalid', { issues: [{ path: 'content', code: 'required' }] })
  const values: Record<string, string | number> =
    content.fault === 'unkept' ? { structure: content.structure } : { n: content.n }
  return refused('invalid', { issues: [{ path: 'content', code: content.fault, values }] })
}

/** Payload words a broken unique index as a field that is wrong. */
function isTakenSlug(reason: unknown): boolean {
  const { status, data } = (reason ?? {}) as { status?: number; data?: { errors?: { path?: string }[] } }
  return status === 400 && Boolean(data?.errors?.some(({ path }) => path === 'slug'))
}
