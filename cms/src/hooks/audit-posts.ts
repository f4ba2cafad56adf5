import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordInRequest } from '../audit/record-in-request.ts'

/** Every change of a post stands in the audit log, whoever makes it and where: here, or in the dashboard. */
export const auditPostChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const action = operation === 'create' ? 'postCreated' : 'postUpdated'
  await recordInRequest(req, { action, subject: String(doc.id), details: titleOf(doc) })
}

export const auditPostDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordInRequest(req, { action: 'postDeleted', subject: String(doc.id), details: titleOf(doc) })
}

/** In the language of the change, or in the site's first one where the document carries both. */
function titleOf({ title }: { title?: unknown }): string | null {
  if (typeof title === 'string') return title
  const both = (title ?? {}) as { en?: string; he?: string }
  return both.en ?? both.he ?? null
}
