import {
  deadlinesOfPage,
  mostClosed,
  type DeadlineChoice,
  type DeadlineFilter,
  type DeadlineList,
  type ListedDeadline,
} from '@cyberluach/core/deadline-list'
import { deadlineKinds, type DeadlineKind } from '@cyberluach/core/event-deadlines'
import type { Pool } from 'pg'
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
} from './deadline-rows.ts'

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
