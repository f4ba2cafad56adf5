'use client'

import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/places'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useDocumentInfo, PublishButton } from '@payloadcms/ui'
import { addMinutes } from 'date-fns/addMinutes'
import { isBefore } from 'date-fns/isBefore'
import { max } from 'date-fns/max'
import { useState } from 'react'

type Props = { language: Locale; sentence: string; timeZone: string }

/** Of the post as it was last saved; while a draft lies over it, Payload says so beside it. */
export function PlannedStatus({ language, sentence, timeZone }: Props) {
  const { data, hasPublishedDoc, savedDocumentData, unpublishedVersionCount } = useDocumentInfo()
  const [openedAt] = useState(() => new Date())
  const saved = savedDocumentData ?? data
  const publishedAt: unknown = saved?.publishedAt
  if (!hasPublishedDoc || typeof publishedAt !== 'string') return null
  // What was published just now has that moment, which lies after the opening of the form.
  const known = max([openedAt, addMinutes(String(saved?.updatedAt), 1)])
  if (isBefore(publishedAt, known)) return null
  return (
    <p className="planned-post" data-is-alone={unpublishedVersionCount === 0} role="status">
      {fill(language, sentence, {
        day: formatDate(language, dayKeyOf(new Date(publishedAt), timeZone)),
        time: formatTime(publishedAt, timeZone),
        zone: zonePlace(language, timeZone),
      })}
    </p>
  )
}

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

export function PublishAsNamed({ first }: { first: string }) {
  const { hasPublishedDoc } = useDocumentInfo()
  return hasPublishedDoc ? <PublishButton /> : <PublishButton label={first} />
}
