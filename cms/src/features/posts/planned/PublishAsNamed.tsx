'use client'

import { PublishButton, useDocumentInfo } from '@payloadcms/ui'

export function PublishAsNamed({ first }: { first: string }) {
  const { hasPublishedDoc } = useDocumentInfo()
  return hasPublishedDoc ? <PublishButton /> : <PublishButton label={first} />
}
