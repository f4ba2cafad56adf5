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

/** The post that readers have, or will have, as it was last saved; null where there is none. */
function usePublished() {
  const { data, hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const [openedAt] = useState(() => new Date())
  const { slug, publishedAt, updatedAt } = savedDocumentData ?? data ?? {}
  if (!hasPublishedDoc || typeof publishedAt !== 'string') return null
  // What was published just now has that moment, which lies after the opening of the form.
  const known = max([openedAt, addMinutes(String(updatedAt), 1)])
  return { slug: slug as unknown, publishedAt, isPlanned: !isBefore(publishedAt, known) }
}

/** While a draft lies over it, Payload says so beside it. */
export function PlannedStatus({ language, sentence, timeZone }: Props) {
  const { unpublishedVersionCount } = useDocumentInfo()
  const post = usePublished()
  if (!post?.isPlanned) return null
  const { publishedAt } = post
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

/** The way to the page of a post that readers have. */
export function PublicPage({ name, blog }: { name: string; blog: string }) {
  const post = usePublished()
  if (typeof post?.slug !== 'string' || post.isPlanned) return null
  return (
    <a
      className="field-type inline-flex min-h-6 items-center"
      href={`${blog}/${encodeURIComponent(post.slug)}`}
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
