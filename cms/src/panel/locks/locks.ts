import type {
  CollectionAfterChangeHook,
  PayloadRequest,
  CollectionAfterReadHook,
  SanitizedConfig,
  CollectionSlug,
  Endpoint,
  Where,
} from 'payload'
import { roleOf } from '../../access/roles.ts'
import { releaseLockCall } from '../panel-call.ts'

const locks = 'payload-locked-documents'

/**
 * Whoever is writing keeps the document: Payload takes every save for the end of the work, also those that it makes by
 * itself, and would let a second editor in without a word.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isAutosave(req) || !req.user) return doc
  const document = { relationTo: collection.slug, value: doc.id }
  const user = { relationTo: req.user.collection, value: req.user.id }
  await req.payload.db.create({ collection: locks, data: { document, user }, req, returning: false })
  return doc
}

/** Whether the panel saves by itself, while somebody is still writing. */
export function isAutosave({ query }: PayloadRequest): boolean {
  return String(query?.autosave) === 'true'
}

type Owned = { user?: { value?: string | { id: string } } }

/**
 * Payload tells who is writing a document by an email address, which nobody needs here, or by an id where the reader may
 * not see the other's account. A name says more, and nothing else of the account is needed.
 */
const nameOwner: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Owned
  const id = typeof user?.value === 'object' ? user.value.id : user?.value
  if (!id) return doc
  const owner = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { username: true },
    req,
  })
  return owner ? { ...doc, user: { ...user, value: { id, email: owner.username } } } : doc
}

export function nameLockOwners(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.afterRead.push(nameOwner)
  return config
}

/** How long a call about what was typed may still be under way once its page was left. */
const callsUnderWayMs = 2000

/**
 * Takes away the asker’s own lock of a document; whatever was locked, the answer is the same. Once more a moment later: a
 * call that was under way would lock it anew. Whoever is back by then has the lock again with the next letter.
 */
export const releaseLockEndpoint: Endpoint = {
  path: releaseLockCall.path,
  method: releaseLockCall.method,
  handler: async (req) => {
    const { collection, id } = req.query
    const { payload, user } = req
    if (user && roleOf(user) && typeof id === 'string' && typeof collection === 'string') {
      const where: Where = {
        and: [
          { 'document.relationTo': { equals: collection } },
          { 'document.value': { equals: id } },
          { 'user.value': { equals: user.id } },
        ],
      }
      const free = () => payload.delete({ collection: locks as CollectionSlug, where, overrideAccess: true })
      await free()
      const again = () =>
        free().catch((err: unknown) =>
          payload.logger.error({ err, msg: 'A lock of a page that was left stays a while' }),
        )
      setTimeout(() => void again(), callsUnderWayMs).unref()
    }
    return Response.json({})
  },
}
