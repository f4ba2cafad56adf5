import { directionOf, directionOfRow } from '@cyberluach/core/text/text-direction'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { directionOfLocale, localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { addressOfSubject, detailsInWords, nameOfSubject } from './details-in-words.ts'

/** What an entry is about, by its name and as the way there; of what is gone, the details know the name. */
export async function SubjectCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  if (!isUuid(cellData)) return <bdi>{cellData}</bdi>
  const { auditSubjects } = messagesFor(localeOf(i18n.language)).adminPanel
  const name = await nameOfSubject(databasePool(), cellData)
  if (name === null) return <span title={cellData}>{auditSubjects.gone}</span>
  const href = addressOfSubject(rowData.action, cellData)
  const shown = (
    <bdi dir={directionOf(name)} title={cellData}>
      {name}
    </bdi>
  )
  return href ? (
    <Link href={href} prefetch={false}>
      {shown}
    </Link>
  ) : (
    shown
  )
}

/** What an entry tells besides, in the reader's words. */
export function DetailsCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const reader = { locale: localeOf(i18n.language), timeZone: configuration().timeZone }
  const words = detailsInWords(rowData.action, cellData, reader)
  return <bdi dir={directionOfRow(directionOfLocale(reader.locale), [words])}>{words}</bdi>
}
