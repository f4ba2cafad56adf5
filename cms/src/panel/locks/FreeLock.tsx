'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { addressOf, releaseLockCall } from '../panel-call.ts'

/** Lets others write a document as soon as its page is closed: Payload does so only where somebody goes elsewhere in the panel. */
export function FreeLock() {
  const { id, collectionSlug } = useDocumentInfo()
  useEffect(() => {
    if (!id || !collectionSlug) return
    const query = new URLSearchParams({ collection: collectionSlug, id: String(id) })
    const free = () => navigator.sendBeacon(`${addressOf(releaseLockCall)}?${query}`)
    addEventListener('pagehide', free)
    return () => removeEventListener('pagehide', free)
  }, [id, collectionSlug])
  return null
}
