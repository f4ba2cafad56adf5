import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, ParserContext, SourceRow } from '../rows.ts'
import { eachJsonRow } from './collecting.ts'
import { statedRow } from './stated-row.ts'
import { timedDays, utcInstant } from './timed-days.ts'

/**
 * The answer of CTFtime's `/api/v1/events/`. Its terms want no clones: title, dates, link and format are taken, and
 * nothing else is kept. A source of this kind stays off until the operator has permission.
 */
export const parseCtftime: Parser = (text, context) =>
  eachJsonRow(
    text,
    (file) => file,
    (raw) => rowOf(raw, context),
  )

const text = z.string().nullish()
const schema = z.object({
  id: z.union([z.int(), z.string()]).nullish(),
  title: text,
  start: text,
  finish: text,
  url: text,
  ctftime_url: text,
  format: text,
  onsite: z.boolean().nullish(),
})

function rowOf(raw: unknown, { timeZone }: ParserContext): SourceRow | RejectionReason {
  const { data: row } = schema.safeParse(raw)
  if (!row) return 'unreadable'
  if (!row.start) return 'noDate'
  const startsAt = utcInstant(row.start)
  const endsAt = row.finish ? utcInstant(row.finish) : null
  if (!startsAt || (row.finish && !endsAt)) return 'noSuchDay'
  return statedRow({
    id: row.id === null || row.id === undefined ? null : String(row.id),
    title: row.title ?? '',
    ...timedDays(startsAt, endsAt, timeZone),
    url: row.url || row.ctftime_url || null,
    isOnline: row.onsite === false,
    eventType: 'ctf',
    tags: row.format ? [row.format] : [],
    raw: row,
  })
}
