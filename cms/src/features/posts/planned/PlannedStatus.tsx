'use client'

import { dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/zone-place'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useDocumentInfo } from '@payloadcms/ui'
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
