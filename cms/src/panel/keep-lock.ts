import type { CollectionAfterChangeHook } from 'payload'
import { isAutosave } from './is-autosave.ts'

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
