import { localeOf } from '@cyberluach/i18n/locales'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { addressOfSubject, detailsInWords } from './details-in-words.ts'

/** What an entry is about, as the way there. */
export function SubjectCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const href = addressOfSubject(rowData.action, cellData)
  if (!href) return <bdi>{cellData}</bdi>
  return (
    <Link href={href} prefetch={false}>
      <bdi>{cellData}</bdi>
    </Link>
  )
}

/** What an entry tells besides, in the reader's words. */
export function DetailsCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const reader = { locale: localeOf(i18n.language), timeZone: configuration().timeZone }
  return <bdi>{detailsInWords(rowData.action, cellData, reader)}</bdi>
}
