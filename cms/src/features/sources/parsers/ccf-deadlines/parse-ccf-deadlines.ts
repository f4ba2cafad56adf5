import type { Deadline, DeadlineKind } from '@cyberluach/core/events/deadline'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, SourceRow } from '../../row.ts'
import { collecting, type Collecting } from '../shared/collecting.ts'
import { shown } from '../shared/each-json-row.ts'
import { proseDays } from '../shared/prose-days.ts'
import { prosePlace } from '../shared/prose-place.ts'
import { statedRow } from '../shared/stated-row.ts'
import { yamlItems } from '../shared/yaml-items.ts'
import { deadlineTime } from './deadline-time.ts'

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
  timeline: z.array(
    z.object({ deadline: text.nullish(), abstract_deadline: text.nullish(), comment: text.nullish() }),
  ),
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
    /abstract|paper registration|title and/i.test(comment) &&
    !/full paper|with abstract.*submission/i.test(comment)
  return isAbstract ? 'abstracts' : 'callForPapers'
}

function onceEach(deadlines: Deadline[]): Deadline[] {
  const keys = deadlines.map(({ kind, day, at }) => `${kind} ${at ?? day}`)
  return deadlines.filter((_one, index) => keys.indexOf(keys[index] ?? '') === index)
}
