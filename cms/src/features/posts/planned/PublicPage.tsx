'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

/** One that was published just now has a moment that lies after the opening of the form, and is public all the same. */
const aMoment = 60_000

/** The way to the page of a post that readers have. */
export function PublicPage({ name, blog }: { name: string; blog: string }) {
  const { data, hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const [openedAt] = useState(() => Date.now())
  const { slug, publishedAt, updatedAt } = savedDocumentData ?? data ?? {}
  if (!hasPublishedDoc || typeof slug !== 'string' || typeof publishedAt !== 'string') return null
  const isPublic = Date.parse(publishedAt) <= Math.max(openedAt, Date.parse(String(updatedAt)) + aMoment)
  if (!isPublic) return null
  return (
    <a
      className="field-type inline-flex min-h-6 items-center"
      href={`${blog}/${encodeURIComponent(slug)}`}
      target="_blank"
      rel="noopener"
    >
      {name}
    </a>
  )
}
