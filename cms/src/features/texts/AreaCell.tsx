'use client'

import { localeOf } from '@cyberluach/i18n/locales'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { Area } from './areas.ts'

/** The page or part of the site that a text belongs to, by what people call it. */
export function AreaCell({ cellData, areas }: DefaultCellComponentProps & { areas: Area[] }) {
  const { i18n } = useTranslation()
  const names = areas.find(({ key }) => key === cellData)?.names
  return names?.[localeOf(i18n.language)] ?? String(cellData)
}
