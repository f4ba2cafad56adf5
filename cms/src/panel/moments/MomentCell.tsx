import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { localeOf } from '@cyberluach/i18n/locales'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'

/** A day and an hour in a list, by the clock of the site. */
export function MomentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const { timeZone } = configuration()
  const iso = new Date(cellData).toISOString()
  const day = formatDate(localeOf(i18n.language), dayKeyOf(new Date(iso), timeZone))
  return (
    <time dateTime={iso}>
      {day}, <bdi>{formatTime(iso, timeZone)}</bdi>
    </time>
  )
}

/** A day in a list, which is stored as YYYY-MM-DD; where it is what a document is called, the way to its form. */
export function DayCell({ cellData, rowData, collectionSlug, link, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const time = <time dateTime={cellData}>{formatDate(localeOf(i18n.language), cellData)}</time>
  if (!link) return time
  return (
    <Link href={`/admin/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      {time}
    </Link>
  )
}
