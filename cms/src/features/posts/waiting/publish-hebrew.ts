import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'

/**
 * Gives readers the Hebrew of a post as it was last saved, and nothing else of what was saved: English, a cover or a
 * tag that an editor has not published stays the draft that it is. All of it happens, or nothing does.
 */
export async function publishHebrew({ payload, user, i18n }: PayloadRequest, id: string): Promise<void> {
  await inPayloadTransaction(payload, async (_, req) => {
    Object.assign(req, { user, i18n })
    const [saved, read] = [await inAllLanguages(req, id, true), await inAllLanguages(req, id, false)]
    if (isDeepStrictEqual(withoutHebrew(saved), withoutHebrew(read))) await publish(req, id, {})
    else await publishBesideDraft(req, id, { saved, read })
  })
}

/** Payload takes what has no language along with a single language: readers keep theirs, and then the draft its own. */
async function publishBesideDraft(
  req: PayloadRequest,
  id: string,
  { saved, read }: { saved: Post; read: Post },
): Promise<void> {
  // What checks the title asks the address whether the Hebrew is published by itself.
  req.query = { publishSpecificLocale: 'he' }
  await publish(req, id, factsOf(read), 'he')
  req.query = { autosave: 'true', draft: 'true' }
  await req.payload.update({
    ...asUser(req, id),
    locale: 'en',
    draft: true,
    autosave: true,
    data: factsOf(saved),
  })
}

async function publish(
  req: PayloadRequest,
  id: string,
  facts: Partial<Post>,
  publishSpecificLocale?: 'he',
): Promise<void> {
  const data = { ...facts, _status: 'published' as const }
  const alone = publishSpecificLocale ? { publishSpecificLocale } : {}
  await req.payload.update({ ...asUser(req, id), locale: 'he', data, ...alone })
}

const asUser = (req: PayloadRequest, id: string) =>
  ({ collection: 'posts', id, depth: 0, overrideAccess: false, user: req.user, req }) as const

async function inAllLanguages(req: PayloadRequest, id: string, draft: boolean): Promise<Post> {
  return req.payload.findByID({ ...asUser(req, id), locale: 'all', draft })
}

const texts = new Set(['title', 'excerpt', 'content'])
const ofPayload = new Set(['id', '_status', 'updatedAt', 'createdAt'])

/** What has no language: the address, the date, the author, tags and pictures. What nobody filled in is null. */
function factsOf(post: Post): Partial<Post> {
  const facts = Object.entries(post).filter(([name]) => !texts.has(name) && !ofPayload.has(name))
  return Object.fromEntries(facts.map(([name, value]) => [name, value ?? null]))
}

/** What readers would get with the Hebrew if all that was saved were published. */
function withoutHebrew(post: Post): Record<string, unknown> {
  const english = [...texts].map(
    (name) => (post as unknown as Record<string, { en?: unknown } | null>)[name]?.en || null,
  )
  const facts = Object.entries(factsOf(post)).filter(([, value]) => !isEmpty(value))
  return { english, facts: Object.fromEntries(facts) }
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
