import { randomUUID } from 'node:crypto'
import { freeSlug, slugOf } from '@cyberluach/core/text/identifiers'
import { sql } from 'drizzle-orm'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
} from 'payload'
import { databaseOf, clientOf } from '../../platform/database/transaction.ts'
import { textIn } from '../../panel/text-in.ts'
import { englishTitleOf, postSlug, postTitle } from './post-checks.ts'
import { isAutosave } from '../../panel/locks/locks.ts'
import { payloadWithRequest, type TaskName } from '../../platform/database/jobs.ts'
import { type AuditAction, recordInRequest } from '../audit/audit.ts'
import { roleOf } from '../../access/roles.ts'
import { problem } from '../../panel/labels.ts'
import { wordlessPicture } from './html/pictures.ts'
import { readPictures } from './post-pictures.ts'
import { rejection } from '../../panel/errors.ts'
import { slugsLike } from './rows.ts'

/**
 * A post without an address gets a free one from its title once somebody saves it: what the panel saves by itself may
 * be half a word. An address that was made without a Latin letter gives way to a better one until the post is public.
 */
export const setPostSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || isAutosave(req)) return data
  const slug = textIn(data.slug === undefined ? originalDoc?.slug : data.slug)
  const wasPublic = originalDoc?._status === 'published' || Boolean(originalDoc?.publishedAt)
  // Whoever comes at the same moment waits, and then sees the addresses that were taken.
  await (await clientOf(req)).query(`select pg_advisory_xact_lock(hashtextextended('slugs of posts', 0))`)
  const givesWay = isMade(slug) && slug === originalDoc?.slug && !wasPublic
  if (slug !== '' && !givesWay) return { ...data, slug }
  const id = originalDoc?.id
  const title =
    (await englishTitleOf(req, { id, title: data.title })) || textIn(data.title) || textIn(originalDoc?.title)
  if (title === '') return data
  const made = slugOf(title, shortId())
  if (slug !== '' && isMade(made)) return { ...data, slug }
  return { ...data, slug: freeSlug(made, await slugsLike(await clientOf(req), made, id)) }
}

/** What is published without a date is published now. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { _status: status = originalDoc?._status, publishedAt = originalDoc?.publishedAt } = data
  if (status !== 'published' || publishedAt) return data
  return { ...data, publishedAt: new Date().toISOString() }
}

/** Enough of a random id to tell posts apart. */
export function shortId(): string {
  return randomUUID().slice(0, 8)
}

function isMade(slug: string): boolean {
  return /^post-[0-9a-f]{8}$/.test(slug)
}

const task: TaskName = 'publish-due-posts'

/**
 * A post of a later date needs nobody to publish it, but the pages that were made before have to be made again at that
 * moment. The job commits with the post; a date that changes moves it, and nothing is left of it once the date is gone.
 */
export const schedulePost: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isAutosave(req)) return
  const database = await databaseOf(req)
  await cancel(req, doc.id)
  await database.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${payloadWithRequest({})}::json, run_at := published_at, job_key := ${keyOf(doc.id)})
      from posts where id = ${doc.id} and _status = 'published' and published_at > clock_timestamp()`,
  )
}

export const unschedulePost: CollectionAfterDeleteHook = async ({ id, req }) => {
  await cancel(req, id)
}

async function cancel(req: PayloadRequest, id: unknown): Promise<void> {
  await (await clientOf(req)).query('select graphile_worker.remove_job($1)', [keyOf(id)])
}

function keyOf(id: unknown): string {
  return `post ${id}`
}

type PublicStatus = 'draft' | 'published'

/** What the post is to its readers, by the row that drafts never touch; null where there is no such post (yet). */
async function publicStatusOf(req: PayloadRequest, id: unknown): Promise<PublicStatus | null> {
  if (typeof id !== 'string') return null
  const client = await clientOf(req)
  const { rows } = await client.query<{ status: PublicStatus }>('select _status as status from posts where id = $1', [
    id,
  ])
  return rows[0]?.status ?? null
}

/** Remembers how the post stood, for the hooks after the change. */
export const notePublicStatus: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!isAutosave(req)) req.context.postWas = await publicStatusOf(req, originalDoc?.id)
  return data
}

function publicStatusBefore(req: PayloadRequest): PublicStatus | null {
  return (req.context.postWas as PublicStatus | null | undefined) ?? null
}

/**
 * Every change of a post stands in the audit log, whoever makes it and where: here, or in the dashboard. What the panel
 * saves by itself is no deed of anybody's; a post that it began counts as created when it is first saved.
 */
export const auditPostChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (isAutosave(req) || req.context.isSameDeed) return
  const details = textIn(doc.title) || null
  if (operation === 'create' && details === null) return
  await recordInRequest(req, { action: await deedOf(req, doc.id), subject: String(doc.id), details })
}

export const auditPostDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const details = textIn(doc.title) || null
  await recordInRequest(req, { action: 'postDeleted', subject: String(doc.id), details })
}

async function deedOf(req: PayloadRequest, id: string): Promise<AuditAction> {
  const before = publicStatusBefore(req) ?? 'draft'
  const after = (await publicStatusOf(req, id)) ?? 'draft'
  if (!(await isKnown(req, id))) return 'postCreated'
  if (before === after) return 'postUpdated'
  return after === 'published' ? 'postPublished' : 'postUnpublished'
}

async function isKnown(req: PayloadRequest, id: string): Promise<boolean> {
  const { rowCount } = await (
    await clientOf(req)
  ).query(`select from audit_entries where subject = $1 and action = 'postCreated' limit 1`, [id])
  return rowCount === 1
}

/**
 * What keeps a post from being published, in a sentence. Payload's own refusal only names the field, and an autosave
 * right after it takes the field's own message away. An address that another post has is refused in a draft, too, once
 * whoever may change it saves it.
 */
export const refuseUnreadyPost: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isPublished = data._status === 'published'
  if (!isPublished && (isAutosave(req) || roleOf(req.user) === 'translator')) return data
  const context = { req, ...(originalDoc?.id && { id: String(originalDoc.id) }) }
  const checks = { title: postTitle, slug: postSlug }
  for (const path of isPublished ? (['title', 'slug'] as const) : (['slug'] as const)) {
    const found = await checks[path](data[path] === undefined ? originalDoc?.[path] : data[path], context)
    if (found !== true) throw rejection(found, 400, [{ path, message: found }])
  }
  if (isPublished) await refuseWordlessPicture(req, data.content ?? originalDoc?.content)
  return data
}

/** Readers who do not see a picture are told what it shows, in the language of its text. */
async function refuseWordlessPicture(req: PayloadRequest, content: unknown): Promise<void> {
  const locale = req.locale === 'he' ? 'he' : 'en'
  const pictures = await readPictures(await clientOf(req), { states: [content] })
  const wordless = wordlessPicture(content, { pictures, locale })
  if (!wordless) return
  const message = problem(req, 'altMissing', { name: wordless.name })
  throw rejection(message, 400, [{ path: 'content', message }])
}
