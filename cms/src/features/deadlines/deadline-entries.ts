import { setImmediate } from 'node:timers/promises'
import { calendarEntry, linkedEntry } from '@cyberluach/core/calendar-file'
import type { DeadlineFilter } from '@cyberluach/core/deadline-list'
import { deadlineEntryOf } from '@cyberluach/i18n/deadline-entry'
import type { CalendarReader } from '@cyberluach/i18n/calendar-entry'
import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { Pool } from 'pg'
import { conditions } from '../../platform/database/conditions.ts'
import {
  byClosing,
  deadlineColumns,
  deadlineOf,
  deadlineTables,
  isClosed,
  isOpen,
  narrowedBy,
  type DeadlineRow,
} from './deadline-rows.ts'

/** More than a reader's calendar shows, and a bound for what one feed costs. */
const most = 1000

/** So many are made in one turn of the event loop: each costs 0.3 ms. */
const madeAtOnce = 25

/** The entries of a calendar of deadlines: what is open, and what closed lately. */
export async function deadlineEntries(
  pool: Pool,
  filter: Partial<DeadlineFilter>,
  reader: CalendarReader & { texts: Messages },
  timeZone: string,
): Promise<string[]> {
  const now = new Date()
  const { where, values } = conditions(narrowedBy(filter))
  const { rows } = await pool.query<DeadlineRow>(
    `select ${deadlineColumns} from ${deadlineTables} where ((${isClosed(now)}) or (${isOpen(now)})) and ${where}
     order by ${byClosing} limit ${most}`,
    values,
  )
  const entries: string[] = []
  for (const row of rows) {
    entries.push(entryOf(row, reader, timeZone))
    if (entries.length % madeAtOnce === 0) await setImmediate()
  }
  return entries
}

/**
 * The place among those of its kind names it, so that it is the same one wherever its day goes. A later version has a
 * higher number: a change of what closes, and an extension that came with its event.
 */
function entryOf(row: DeadlineRow, reader: CalendarReader & { texts: Messages }, timeZone: string): string {
  const deadline = deadlineOf(row)
  const made = deadlineEntryOf(deadline, reader, timeZone)
  const entry = calendarEntry(
    {
      ...made,
      id: `${row.eventId}-${row.kind}${row.place > 0 ? `-${row.place + 1}` : ''}`,
      sequence: row.changes + (row.extendedFrom ? 1 : 0),
    },
    row.updatedAt,
  )
  return linkedEntry(entry, `${reader.origin}${localePath(reader.locale, deadline.event.url)}`)
}
