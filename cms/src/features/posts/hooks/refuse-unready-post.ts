import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { problem } from '../../../panel/labels.ts'
import { wordlessPicture } from '../html/pictures.ts'
import { picturesOf } from '../post-pictures.ts'
import { postSlug, postTitle } from '../post-checks.ts'
import { isAutosave } from '../../../panel/is-autosave.ts'
import { refusal } from '../../../panel/refusal.ts'

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
    if (found !== true) throw refusal(found, 400, [{ path, message: found }])
  }
  if (isPublished) await refuseWordlessPicture(req, data.content ?? originalDoc?.content)
  return data
}

/** Readers who do not see a picture are told what it shows, in the language of its text. */
async function refuseWordlessPicture(req: PayloadRequest, content: unknown): Promise<void> {
  const locale = req.locale === 'he' ? 'he' : 'en'
  const pictures = await picturesOf(req, [content])
  const wordless = wordlessPicture(content, { pictures, locale })
  if (!wordless) return
  const message = problem(req, 'altMissing', { name: wordless.name })
  throw refusal(message, 400, [{ path: 'content', message }])
}
