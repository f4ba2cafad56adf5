'use client'

import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = { language: Locale; timeZone: string }

/** In the place of Payload’s own stamps, which go by the clock of the browser and are cut where there is little room. */
export function SavedStamp({ language, timeZone }: Props) {
  const { data, lastUpdateTime, savedDocumentData } = useDocumentInfo()
  const { t } = useTranslation()
  const here = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    setPlace(here.current?.closest('.doc-controls')?.querySelector('.doc-controls__meta') ?? null)
  }, [])
  const { createdAt, updatedAt: savedAt } = savedDocumentData ?? data ?? {}
  // What is saved by itself moves only the former on.
  const updatedAt = lastUpdateTime || savedAt
  const words = (moment: number | string) => {
    const iso = new Date(moment).toISOString()
    return `${formatDate(language, dayKeyOf(new Date(iso), timeZone))}, ${formatTime(iso, timeZone)}`
  }
  return (
    <>
      <span ref={here} hidden />
      {place &&
        updatedAt &&
        createPortal(
          <li
            className="saved-stamp"
            title={createdAt ? `${t('general:created')}: ${words(createdAt)}` : undefined}
          >
            {t('general:lastModified')}: <strong>{words(updatedAt)}</strong>
          </li>,
          place,
        )}
    </>
  )
}
