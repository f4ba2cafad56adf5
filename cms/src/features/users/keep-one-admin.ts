import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { problem } from '../../panel/labels.ts'
import { refusal } from '../../panel/refusal.ts'

/** The last admin stays one: without any, nobody could let anybody in. */
export const keepOneAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion =
    operation === 'update' && originalDoc?.role === 'admin' && (data.role ?? 'admin') !== 'admin'
  if (isDemotion) await requireAnother(originalDoc.id, req)
  return data
}

export const deleteNoLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireAnother(String(id), req)
}

async function requireAnother(id: string, req: PayloadRequest): Promise<void> {
  const where = { role: { equals: 'admin' }, id: { not_equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) throw refusal(problem(req, 'lastAdmin'), 409)
}
