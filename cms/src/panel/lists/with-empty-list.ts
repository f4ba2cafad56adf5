import type { CollectionConfig } from 'payload'

const emptyList = '/panel/lists/EmptyList.tsx#EmptyList'

/** Every list of the panel says what it is empty of. */
export function withEmptyList(collection: CollectionConfig): CollectionConfig {
  const { components = {} } = collection.admin ?? {}
  const beforeListTable = [...(components.beforeListTable ?? []), emptyList]
  return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } }
}
