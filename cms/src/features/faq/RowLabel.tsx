'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'

/** A question is known by its words, in the panel's list of them too. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string | null }>()
  const { t } = useTranslation()
  return <bdi>{data.question || `${t('general:untitled')} ${(rowNumber ?? 0) + 1}`}</bdi>
}
