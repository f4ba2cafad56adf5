import { randomUUID } from 'node:crypto'
import { freeSlug, slugOf } from '@cyberluach/core/slug'
import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { databaseOf } from '../../../platform/database/in-request.ts'
import { textIn } from '../../../panel/text-in.ts'
import { englishTitleOf } from '../english-title.ts'
import { takenSlugs } from '../taken-slugs.ts'
import { isAutosave } from '../../../panel/is-autosave.ts'

/**
 * A post without an address gets a free one from its title once somebody saves it: what the panel saves by itself may
 * be half a word. An address that was made without a Latin letter gives way to a better one until the post is public.
 */
export const setPostSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || isAutosave(req)) return data
  const slug = textIn(data.slug === undefined ? originalDoc?.slug : data.slug)
  const wasPublic = originalDoc?._status === 'published' || Boolean(originalDoc?.publishedAt)
  // Whoever comes at the same moment waits, and then sees the addresses that were taken.
  await (
    await databaseOf(req)
  ).execute(sql`select pg_advisory_xact_lock(hashtextextended('slugs of posts', 0))`)
  const givesWay = isMade(slug) && slug === originalDoc?.slug && !wasPublic
  if (slug !== '' && !givesWay) return { ...data, slug }
  const id = originalDoc?.id
  const title =
    (await englishTitleOf(req, { id, title: data.title })) || textIn(data.title) || textIn(originalDoc?.title)
  if (title === '') return data
  const made = slugOf(title, shortId())
  if (slug !== '' && isMade(made)) return { ...data, slug }
  return { ...data, slug: freeSlug(made, await takenSlugs(req, made, id)) }
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
