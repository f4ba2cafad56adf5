import type { CollectionBeforeChangeHook } from 'payload'
import { postSlug, postTitle } from '../posts/post-checks.ts'
import { refusal } from './refusal.ts'

/**
 * What keeps a post from being published, in a sentence. Payload's own refusal only names the field, and an autosave
 * right after it takes the field's own message away.
 */
export const refuseUnreadyPost: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data
  const context = { req, ...(originalDoc?.id && { id: String(originalDoc.id) }) }
  const checks = { title: postTitle, slug: postSlug }
  for (const path of ['title', 'slug'] as const) {
    const found = await checks[path](data[path] === undefined ? originalDoc?.[path] : data[path], context)
    if (found !== true) throw refusal(found, 400, [{ path, message: found }])
  }
  return data
}
