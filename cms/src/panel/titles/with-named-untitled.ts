import type { CollectionConfig } from 'payload'

/**
 * Forms of a collection that call a document without a title something that people understand, say when it was changed, and
 * free it when they are closed.
 */
export function withNamedUntitled(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [
    ...(edit?.beforeDocumentControls ?? []),
    '/panel/titles/NameUntitled.tsx#NameUntitled',
    '/panel/locks/FreeLock.tsx#FreeLock',
    '/panel/moments/SavedAt.tsx#SavedAt',
  ]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } },
    },
  }
}
