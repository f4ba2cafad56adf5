'use client'

import { ArrayField, useAuth, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import './faq.css'

/** The questions of a group. Which there are and their order is the editors': a translator gets no tools for that. */
export const EntriesField: ArrayFieldClientComponent = (props) => {
  const { user } = useAuth()
  return (
    <div className={user?.role === 'translator' ? 'faq-words-only' : undefined}>
      <ArrayField {...props} />
    </div>
  )
}

/** A question is known by its words, in the panel's list of them too. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string | null }>()
  const { t } = useTranslation()
  return <bdi>{data.question || `${t('general:untitled')} ${(rowNumber ?? 0) + 1}`}</bdi>
}
