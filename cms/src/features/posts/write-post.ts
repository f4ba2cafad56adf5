import type { Post, PostPayload } from '@cyberluach/api/post-schema'
import { pictureNameIn } from '@cyberluach/core/picture-address'
import { freeSlug, slugOf } from '@cyberluach/core/slug'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PayloadRequest } from 'payload'
import { refused, type Refusal } from '../../platform/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { once, type Repeated } from '../../platform/database/idempotent.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { shortId } from './hooks/complete-post.ts'
import { actAs } from '../users/act-as.ts'
import type { SignedInUser } from '../users/activity.ts'
import { contentsOf, isKept, type Contents } from './post-contents.ts'
import { readPictures } from './post-pictures.ts'
import { readPosts, slugsLike } from './post-rows.ts'
import { writtenTexts, type WrittenTexts } from './written-texts.ts'

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
  const now = id ? (await readPosts(services.pool, { id, isPublic: false }))[0] : undefined
  const texts = writtenTexts(body, now ?? null)
  const pictures = await readPictures(services.pool, { texts: [body.content, body.contentHe ?? ''] })
  const converted = contentsOf({ texts, pictures, isPublished: body.status === 'published' })
  if ('kind' in converted) return converted
  const { contents } = converted
  const slug = body.slug ?? slugFor(writing, now)
  const cover = await coverOf(services, body.coverImage)
  if (!cover) return refused('invalid', { issues: [{ path: 'coverImage', code: 'url' }] })
  const common = {
    ...cover,
    _status: body.status,
    slug,
    // The form of the dashboard has none where it is left empty; Payload would fill in who writes.
    author: body.author ?? null,
    publishedAt: body.status === 'published' ? body.publishedAt : null,
    tags: body.tags ?? [],
  }
  try {
    return await inPayloadTransaction(services.payload, (client, req) =>
      once(client, { endpoint, key, request: { id, body } }, async () => {
        const before = id && (await readPosts(client, { id, isPublic: false }))
        if (before && before.length === 0) return null
        await actAs(req, user)
        const written = await writeLanguages(services, req, { id, texts, contents, common })
        const [post] = await readPosts(client, { id: written, isPublic: false })
        // Anything else is a bug, and stores nothing.
        if (!post || !isKept(post, contents, pictures)) throw new Error('a post is not what was written')
        return post
      }),
    )
  } catch (reason) {
    if (!isTakenSlug(reason)) throw reason
    const suggestion = freeSlug(slug, await slugsLike(services.pool, slug, id))
    return refused('slugTaken', { suggestion, issues: [{ path: 'slug', code: 'taken' }] })
  }
}

type Languages = { id: string | null; texts: WrittenTexts; contents: Contents; common: object }

/** One language after the other, as Payload writes them; for the audit log it is one deed. */
async function writeLanguages(
  { payload }: Services,
  req: PayloadRequest,
  { id, texts, contents, common }: Languages,
): Promise<string> {
  req.context.isHebrewAlone = texts.isHebrewAlone
  const order: Locale[] = texts.isHebrewAlone ? ['he', 'en'] : ['en', 'he']
  let written = id
  for (const locale of order) {
    const own = texts[locale]
    if (!own) continue
    const content = contents[locale]
    const data = { ...common, ...own, ...(content !== undefined && { content }) } as never
    const options = { collection: 'posts' as const, req, overrideAccess: false, user: req.user, locale, data }
    const doc = written ? await payload.update({ ...options, id: written }) : await payload.create(options)
    written = String(doc.id)
    req.context.isSameDeed = true
  }
  if (!written) throw new Error('a post without a text')
  return written
}

/** What readers see as the cover, on its way back: an upload's own address stands for the upload, anything else is a link. */
async function coverOf(
  { pool }: Services,
  address: string | null,
): Promise<{ cover?: string | null; coverImage?: string | null } | null> {
  const name = address && pictureNameIn(address)
  if (!name) return { cover: null, coverImage: address }
  const { rows } = await pool.query<{ id: string }>('select id from media where filename = $1', [name])
  return rows[0] ? { cover: rows[0].id } : null
}

/** From the title; a post whose title has no Latin letter keeps the address that it has. */
function slugFor({ body }: Writing, now: Post | undefined): string {
  const slug = slugOf(body.title, shortId())
  return slug.startsWith('post-') ? now?.slug || slug : slug
}

/** Payload words a broken unique index as a field that is wrong. */
function isTakenSlug(reason: unknown): boolean {
  const { status, data } = (reason ?? {}) as { status?: number; data?: { errors?: { path?: string }[] } }
  return status === 400 && Boolean(data?.errors?.some(({ path }) => path === 'slug'))
}
