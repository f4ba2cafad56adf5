import type { ListedDeadline } from '@cyberluach/core/deadline-list'
import { addDays, type DayKey } from '@cyberluach/core/day-key'
import type { DeadlineKind } from '@cyberluach/core/event-deadlines'
import { startOfDay } from '@cyberluach/core/zoned-time'
import type { Pool, PoolClient } from 'pg'
import {
  byClosing,
  deadlineColumns,
  deadlineOf,
  deadlineTables,
  isOpen,
  type DeadlineRow,
} from './deadline-rows.ts'

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
