import type { CollectionBeforeValidateHook } from 'payload'
import { problem } from '../../panel/labels.ts'
import { refusal } from '../../panel/refusal.ts'

/** A name is one person's. Payload says so in English to everybody, or of no field in particular. */
export const refuseTakenName: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const name = String(data?.username ?? '')
    .toLowerCase()
    .trim()
  if (name === '' || name === originalDoc?.username) return data
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { username: { equals: name } },
    req,
  })
  if (totalDocs === 0) return data
  const message = problem(req, 'usernameTaken')
  throw refusal(message, 400, [{ path: 'username', message }])
}
