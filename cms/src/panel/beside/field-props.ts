import type { ClientField, CollectionSlug, PayloadRequest } from 'payload'

/** What Payload hands to a component of ours that draws a field on the server, as far as these use it. */
export type FieldServerProps = {
  clientField: ClientField
  collectionSlug: CollectionSlug
  data: Record<string, unknown>
  id?: string | number
  path: string
  permissions: unknown
  readOnly?: boolean
  req: PayloadRequest
  schemaPath: string
}
