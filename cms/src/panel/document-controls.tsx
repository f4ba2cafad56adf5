'use client'

import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { otherTextsField } from './custom-components.ts'
import { addressOf, releaseLockCall } from './panel-call.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { createPortal } from 'react-dom'

/** A document without a title in the form's language is called as in the other one, never by its id. */
export function NameUntitled() {
  const { id, data } = useDocumentInfo()
  const { t } = useTranslation()
  const { title, setDocumentTitle } = useDocumentTitle()
  const other = useFormFields(([fields]) => titleIn(fields?.[otherTextsField]?.value))
  const isUntitled = Boolean(id) && title === id
  // Payload says the id again at each save, after the effects of its form: `data` is what it goes by.
  useEffect(() => {
    if (!isUntitled) return
    const frame = requestAnimationFrame(() => setDocumentTitle(other ?? `[${t('general:untitled')}]`))
    return () => cancelAnimationFrame(frame)
  }, [data, isUntitled, other, setDocumentTitle, t])
  return null
}

function titleIn(texts: unknown): string | null {
  const { title } = (texts ?? {}) as { title?: string | null }
  return title?.trim() ? title : null
}

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
          <li className="saved-stamp" title={createdAt ? `${t('general:created')}: ${words(createdAt)}` : undefined}>
            {t('general:lastModified')}: <strong>{words(updatedAt)}</strong>
          </li>,
          place,
        )}
    </>
  )
}
