import type { CollectionSlug, Endpoint } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { freeCall } from './calls.ts'

/** Takes away the asker’s own lock of a document; whatever was locked, the answer is the same. */
export const freeEndpoint: Endpoint = {
  path: freeCall.path,
  method: freeCall.method,
  handler: async (req) => {
    const { collection, id } = req.query
    if (req.user && roleOf(req.user) && typeof id === 'string' && typeof collection === 'string') {
      await req.payload.delete({
        collection: 'payload-locked-documents' as CollectionSlug,
        where: {
          and: [
            { 'document.relationTo': { equals: collection } },
            { 'document.value': { equals: id } },
            { 'user.value': { equals: req.user.id } },
          ],
        },
        overrideAccess: true,
        req,
      })
    }
    return Response.json({})
  },
}
