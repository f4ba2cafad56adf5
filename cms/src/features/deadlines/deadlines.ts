import {
  deadlinesOfPage,
  mostClosed,
  type DeadlineChoice,
  type DeadlineFilter,
  type DeadlineList,
  type ListedDeadline,
} from '@cyberluach/core/deadlines/deadline-list'
import { deadlineKinds, type DeadlineKind } from '@cyberluach/core/events/deadline'
import type { Pool, PoolClient } from 'pg'
import { conditions } from '../../platform/database/conditions.ts'
import {
  byClosing,
  deadlineColumns,
  deadlineOf,
  deadlineTables,
  isOpen,
  isPast,
  narrowedBy,
  type DeadlineRow,
  isClosed,
} from './rows.ts'
import { addDays, type DayKey } from '@cyberluach/core/dates/day-key'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { setImmediate } from 'node:timers/promises'
import { calendarEntry, linkedEntry } from '@cyberluach/core/calendar-file/calendar-file'
import { deadlineEntryOf } from '@cyberluach/i18n/deadlines'
import type { CalendarReader } from '@cyberluach/i18n/calendar-entry'
import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'

/** A page of what closes next; null where there is no such page. */
export async function readDeadlines(
  pool: Pool,
  filter: Partial<DeadlineFilter>,
  page: number,
  now: Date,
): Promise<DeadlineList | null> {
  const count = await countOpen(pool, filter, now)
  const pages = Math.max(1, Math.ceil(count / deadlinesOfPage))
  if (page > pages) return null
  const offset = (page - 1) * deadlinesOfPage
  const [deadlines, closed, choices] = await Promise.all([
    readListed(pool, filter, isOpen(now), `${byClosing} limit ${deadlinesOfPage} offset ${offset}`),
    page === 1 ? readListed(pool, filter, isPast(now), `"closesAt" desc, title limit ${mostClosed}`) : [],
    readChoices(pool, now),
  ])
  return { deadlines, closed, count, page, pages, choices }
}

async function countOpen(pool: Pool, filter: Partial<DeadlineFilter>, now: Date): Promise<number> {
  const { where, values } = conditions(narrowedBy(filter))
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from events e join events_deadlines d on d._parent_id = e.id
     where ${isOpen(now)} and ${where}`,
    values,
  )
  return rows[0]?.count ?? 0
}

async function readListed(
  pool: Pool,
  filter: Partial<DeadlineFilter>,
  condition: string,
  order: string,
): Promise<ListedDeadline[]> {
  const { where, values } = conditions(narrowedBy(filter))
  const { rows } = await pool.query<DeadlineRow>(
    `select ${deadlineColumns} from ${deadlineTables} where ${condition} and ${where} order by ${order}`,
    values,
  )
  return rows.map(deadlineOf)
}

/** At most so many places, and so many topics, are offered. */
const mostChoices = 60

async function readChoices(pool: Pool, now: Date): Promise<DeadlineList['choices']> {
  const { rows } = await pool.query<DeadlineChoice & { list: string }>(
    `with open as materialized (
       select d._parent_id as event, d.kind::text as kind from events e join events_deadlines d on d._parent_id = e.id
       where ${isOpen(now)}
     )
     select 'kind' as list, kind as key, '' as name, count(*)::integer as count from open group by kind
     union all
     select l.kind, l.key, max(l.name), count(*)::integer from open join event_lists l on l.event_id = open.event
     where l.kind in ('country', 'tag') group by l.kind, l.key
     order by count desc, key`,
  )
  const of = (list: string) =>
    rows
      .filter((row) => row.list === list)
      .slice(0, mostChoices)
      .map(({ key, name, count }) => ({ key, name, count }))
  const kinds = of('kind').map(({ key, count }) => ({ kind: key as DeadlineKind, count }))
  const inOrder = deadlineKinds.flatMap((kind) => kinds.find((one) => one.kind === kind) ?? [])
  return { kinds: inOrder, places: of('country'), tags: of('tag') }
}

/** What somebody has to do something for. */
const worthALetter: DeadlineKind[] = ['callForPapers', 'abstracts', 'earlyPrice', 'registration', 'ctfSignUp']

/** A letter is no list of everything. */
const most = 8

/** What closes from the first day to the last by the clock of `timeZone`, and has not yet; without events left out. */
export async function readClosing(
  database: Pool | PoolClient,
  { firstDay, lastDay }: { firstDay: DayKey; lastDay: DayKey },
  { now, timeZone, leftOut }: { now: Date; timeZone: string; leftOut: readonly string[] },
): Promise<ListedDeadline[]> {
  const first = new Date(startOfDay(firstDay, timeZone))
  const { rows } = await database.query<DeadlineRow>(
    `select * from (
       select ${deadlineColumns}, d._parent_id, d._order from ${deadlineTables}
       where ${isOpen(now > first ? now : first)} and d.kind::text = any($1) and e.id <> all($2::uuid[])
         and d.day <= $3
     ) d where "closesAt" <= $4 order by ${byClosing} limit ${most}`,
    [worthALetter, leftOut, addDays(lastDay, 2), startOfDay(addDays(lastDay, 1), timeZone)],
  )
  return rows.map(deadlineOf)
}

/** More than a reader's calendar shows, and a bound for what one feed costs. */
const maxEntries = 1000

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
     order by ${byClosing} limit ${maxEntries}`,
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
