import { getEventCalendar as endpoint } from '@cyberluach/api/get-event-calendar'
import { calendarOf } from '@cyberluach/core/calendar-file'
import { calendarFileName } from '@cyberluach/core/calendar-file-name'
import { calendarEntries, versionColumn, type VersionedRow } from '../../features/events/calendar-entries.ts'
import { readerOf } from '../../features/events/calendar-reader.ts'
import { handle } from '../endpoint.ts'
import { eventColumns, wholeTables } from '../../features/events/event-rows.ts'
import { refused } from '../../platform/outcome.ts'

export const getEventCalendar = handle(endpoint, async (call) => {
  const { params, query, headers, services } = call
  const { rows } = await services.pool.query<VersionedRow>(
    `select ${eventColumns}, ${versionColumn} from ${wholeTables} where e.id = $1`,
    [params.id],
  )
  if (!rows[0]) return refused('notFound')
  const reader = await readerOf(query.lang, headers, services)
  const text = calendarOf(await calendarEntries(rows, reader, services.configuration.timeZone))
  return { kind: 'calendar', text, fileName: calendarFileName, isAttachment: true }
})
