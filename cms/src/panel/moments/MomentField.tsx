import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { zoneName, formatDate, formatTime } from '@cyberluach/i18n/format'
import type { DateFieldServerProps, DefaultServerCellComponentProps, ServerProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { MomentInput } from './MomentInput.tsx'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { Link } from '@payloadcms/ui'
import { SavedStamp } from '../document-controls.tsx'

/** A day and an hour by the clock of the site, wherever the browser is; the label says whose clock it is. */
export function MomentField({ clientField, path, readOnly, i18n }: DateFieldServerProps) {
  const { timeZone } = configuration()
  const locale = localeOf(i18n.language)
  return (
    <MomentInput
      field={clientField}
      path={path}
      readOnly={Boolean(readOnly)}
      timeZone={timeZone}
      zone={zoneName(locale, timeZone)}
      skippedHour={messagesFor(locale).validation.skippedHour}
    />
  )
}

/** A day and an hour in a list, by the clock of the site. */
export function MomentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const { timeZone } = configuration()
  const iso = new Date(cellData).toISOString()
  const day = formatDate(localeOf(i18n.language), dayKeyOf(new Date(iso), timeZone))
  return (
    <time className="whitespace-nowrap" dateTime={iso}>
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

/** Over a form: when it was last changed, by the clock of the site as every hour of the panel. */
export function SavedAt({ i18n }: ServerProps) {
  return <SavedStamp language={localeOf(i18n.language)} timeZone={configuration().timeZone} />
}
