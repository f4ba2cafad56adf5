import { isDayKey } from '@cyberluach/core/dates/day-key'
import type { Deadline } from '@cyberluach/core/events/deadline'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, SourceRow } from '../rows.ts'
import { eachJsonRow } from './collecting.ts'
import { statedRow } from './stated-row.ts'

/**
 * A year's topic file of tech-conferences/conference-data: an array. It has no ids: address and first day are the key.
 * `cfpEndDate` is a day that counts as a whole.
 */
export const parseConfsTech: Parser = (text) => eachJsonRow(text, (file) => file, rowOf)

const text = z.string().nullish()
const schema = z.object({
  name: text,
  url: text,
  startDate: text,
  endDate: text,
  city: text,
  country: text,
  online: z.boolean().nullish(),
  cfpUrl: text,
  cfpEndDate: text,
})

function rowOf(raw: unknown): SourceRow | RejectionReason {
  const { data: row } = schema.safeParse(raw)
  if (!row) return 'unreadable'
  if (!row.startDate) return 'noDate'
  return statedRow({
    title: row.name ?? '',
    startDay: row.startDate,
    endDay: row.endDate || null,
    url: row.url ?? null,
    isOnline: row.online ?? false,
    city: row.city ?? null,
    country: row.country ?? null,
    deadlines: callForPapers(row),
    raw,
  })
}

function callForPapers({ cfpUrl, cfpEndDate }: z.infer<typeof schema>): Deadline[] {
  if (!cfpEndDate || !isDayKey(cfpEndDate)) return []
  return [
    { kind: 'callForPapers', day: cfpEndDate, at: null, zone: null, url: cfpUrl ?? null, extendedFrom: null },
  ]
}
