import { calendarFile, calendarFileName } from '@cyberluach/core/calendar-file'
import { textsFor } from '../../texts/texts-for.ts'
import { calendarEventOf, readerOf, type ChangedEventRow } from '../calendar-events.ts'
import type { Handler } from '../endpoint.ts'
import { eventColumns, eventTables } from '../event-rows.ts'
import { refused } from '../outcome.ts'

export const getEventCalendar: Handler<'GET /api/events/{id}/calendar.ics'> = async (call) => {
  const { params, query, headers, services } = call
  const { rows } = await services.pool.query<ChangedEventRow>(
    `select ${eventColumns}, e.updated_at from ${eventTables} where e.id = $1`,
    [params.id],
  )
  if (!rows[0]) return refused('notFound')
  const texts = await textsFor(query.lang, services.pool)
  const event = calendarEventOf(rows[0], { ...readerOf(query.lang, headers, services.configuration), texts })
  const text = calendarFile(event, event.modified)
  return { kind: 'calendar', text, fileName: calendarFileName, isAttachment: true }
}
