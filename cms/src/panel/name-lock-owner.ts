import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'

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

/** Adds that to the collection of locks, which Payload makes by itself. */
export function nameLockOwners(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.afterRead.push(nameOwner)
  return config
}
