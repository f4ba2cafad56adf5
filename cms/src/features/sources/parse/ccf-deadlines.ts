import { type Deadline, type DeadlineKind, anywhereOnEarth } from '@cyberluach/core/events/deadline'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, SourceRow } from '../rows.ts'
import { collecting, type Collecting, shown, yamlItems } from './collecting.ts'
import { prosePlace, proseDays } from './prose.ts'
import { statedRow } from './stated-row.ts'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { isDayKey } from '@cyberluach/core/dates/day-key'

/**
 * The academic series of ccfddl/ccf-deadlines: one file of a series, several set one after another, or the merged
 * `allconf.yml`, of which the series of security (`sub: SC`) are taken. Each edition is a row.
 */
export const parseCcfDeadlines: Parser = (text) => {
  const found = collecting()
  const items = yamlItems(text)
  if (items.length === 0) found.add('notThisKind', text)
  for (const item of items) {
    if ('reason' in item) found.add(item.reason, item.text, item.line)
    else addSeries(found, item.value, item)
  }
  return { rows: found.rows, refused: found.refused }
}

const text = z.union([z.string(), z.number()]).transform(String)
const series = z.object({
  title: text,
  description: text.nullish(),
  sub: z.string().nullish(),
  confs: z.array(z.unknown()),
})
const edition = z.object({
  year: z.number(),
  id: text.nullish(),
  link: z.string().nullish(),
  timeline: z.array(z.object({ deadline: text.nullish(), abstract_deadline: text.nullish(), comment: text.nullish() })),
  timezone: text,
  date: text,
  place: text.nullish(),
})

type Series = z.infer<typeof series>
type Edition = z.infer<typeof edition>

function addSeries(found: Collecting, value: unknown, { text, line }: { text: string; line: number }): void {
  const { data } = series.safeParse(value)
  if (!data) found.add('unreadable', text, line)
  else if (!data.sub || data.sub === 'SC') {
    for (const raw of data.confs) if (!addEdition(found, data, raw, line)) return
  }
}

function addEdition(found: Collecting, { title, description }: Series, raw: unknown, line: number): boolean {
  const { data } = edition.safeParse(raw)
  const written = `${title}: ${shown(raw)}`
  if (!data) return found.add('unreadable', written, line)
  const { deadlines, wrong } = deadlinesOf(data)
  for (const { reason, said } of wrong) found.add(reason, `${title} ${data.year}: ${said}`, line)
  return found.add(rowOf({ title, description }, data, deadlines, raw), written, line)
}

function rowOf(
  { title, description }: Pick<Series, 'title' | 'description'>,
  { year, id, link, date, place }: Edition,
  deadlines: Deadline[],
  raw: unknown,
): SourceRow | RejectionReason {
  const days = proseDays(date)
  if (typeof days === 'string') return days
  if (!days.startDay.startsWith(String(year)) && !days.endDay.startsWith(String(year))) return 'datesDisagree'
  return statedRow({
    id: id ?? null,
    title: `${title} ${year}`,
    description: description ?? null,
    ...days,
    url: link ?? null,
    ...prosePlace(place ?? ''),
    eventType: 'conference',
    deadlines,
    raw: { title, ...(raw as object) },
  })
}

type Wrong = { reason: RejectionReason; said: string }

function deadlinesOf({ timeline, timezone, link }: Edition): { deadlines: Deadline[]; wrong: Wrong[] } {
  const deadlines: Deadline[] = []
  const wrong: Wrong[] = []
  const add = (kind: DeadlineKind, said: string | null | undefined) => {
    if (!said) return
    const time = deadlineTime(said, timezone)
    if (typeof time === 'string') wrong.push({ reason: time, said: `${said} ${timezone}` })
    else deadlines.push({ kind, ...time, url: link ?? null, extendedFrom: null })
  }
  for (const { deadline, abstract_deadline: abstracts, comment } of timeline) {
    add('abstracts', abstracts)
    const kind = kindOf(comment ?? '')
    if (kind) add(kind, deadline)
  }
  return { deadlines: onceEach(deadlines), wrong }
}

/** What closes, by the comment beside it; null for what authors do after they were accepted. */
function kindOf(comment: string): DeadlineKind | null {
  if (/camera.?ready/i.test(comment)) return null
  if (/notification/i.test(comment)) return 'notification'
  const isAbstract =
    /abstract|paper registration|title and/i.test(comment) && !/full paper|with abstract.*submission/i.test(comment)
  return isAbstract ? 'abstracts' : 'callForPapers'
}

function onceEach(deadlines: Deadline[]): Deadline[] {
  const keys = deadlines.map(({ kind, day, at }) => `${kind} ${at ?? day}`)
  return deadlines.filter((_one, index) => keys.indexOf(keys[index] ?? '') === index)
}

export type DeadlineTime = Pick<Deadline, 'day' | 'at' | 'zone'>

/**
 * When `2026-08-25 23:59:59` is over by a zone as these lists write it: `AoE`, `UTC-12`, `UTC+5:30`, `PT`, or a name of
 * IANA's. The end of a day is that day, in the zone; anywhere on Earth it names none.
 */
export function deadlineTime(text: string, zone: string): DeadlineTime | RejectionReason {
  if (/^tb[acd]$/i.test(text.trim())) return 'toBeDetermined'
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text.trim()) ?? []
  if (!isDayKey(day) || (time && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return 'noSuchDay'
  const named = zoneNamed(zone)
  if (!named) return 'unknownTimeZone'
  const isWholeDay = time === undefined || time === '23:59'
  if (isWholeDay) return { day, at: null, zone: named === anywhereOnEarth ? null : named }
  return { day, at: new Date(zonedInstant(day, time, named)).toISOString(), zone: named }
}

/** What people write in America. */
const spoken: Record<string, string> = {
  aoe: anywhereOnEarth,
  gmt: 'UTC',
  utc: 'UTC',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  mt: 'America/Denver',
  ct: 'America/Chicago',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
}

/** IANA's name for a zone; null for none. The signs of `Etc/` are the wrong way round: Etc/GMT+8 is UTC-8. */
function zoneNamed(zone: string): string | null {
  const text = zone.trim()
  const known = spoken[text.toLowerCase()]
  if (known) return known
  const [, sign, hours, minutes = '00'] = /^(?:UTC|GMT) ?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(text) ?? []
  if (!sign) return text.includes('/') && isTimeZone(text) ? text : null
  if (minutes !== '00') return withMinutes[`${sign}${Number(hours)}:${minutes}`] ?? null
  if (Number(hours) === 0) return 'UTC'
  const name = `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
  return isTimeZone(name) ? name : null
}

/** The zones of whole countries that are no whole hours away. */
const withMinutes: Record<string, string> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
}
