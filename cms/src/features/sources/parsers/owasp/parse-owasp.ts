import { isDayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, SourceRow } from '../../row.ts'
import { collecting } from '../shared/collecting.ts'
import { shown } from '../shared/each-json-row.ts'
import { kindByName } from '../shared/kind-by-name.ts'
import { proseDays } from '../shared/prose-days.ts'
import { prosePlace } from '../shared/prose-place.ts'
import { statedRow } from '../shared/stated-row.ts'
import { yamlItems } from '../shared/yaml-items.ts'
import { chapterCountry } from './chapter-conferences.ts'

/**
 * OWASP's `_data/events.yml`: categories of events. Its licence is share-alike, so facts are taken and `optional-text`
 * is left, also out of what is kept. `start-date` and `dates` both say when: where they disagree, neither is believed.
 */
export const parseOwasp: Parser = (text) => {
  const found = collecting()
  const items = yamlItems(text)
  if (items.length === 0) found.add('notThisKind', text)
  for (const item of items) {
    const category = 'value' in item ? categorySchema.safeParse(item.value).data : undefined
    if (!category) found.add('reason' in item ? item.reason : 'unreadable', item.text, item.line)
    for (const raw of category?.events ?? []) {
      if (!found.add(rowOf(raw, category?.category ?? ''), shown(raw), item.line)) break
    }
  }
  return { rows: found.rows, refused: found.refused }
}

const categorySchema = z.object({ category: z.string(), events: z.array(z.unknown()).nullish() })
const text = z.string().nullish()
const eventSchema = z.object({ name: z.string(), 'start-date': text, dates: text, url: text })

function rowOf(value: unknown, category: string): SourceRow | RejectionReason {
  const { data: event } = eventSchema.safeParse(value)
  if (!event) return 'unreadable'
  const { name, dates, 'start-date': startDate } = event
  if (startDate && !isDayKey(startDate)) return 'noSuchDay'
  const days = dates ? proseDays(dates) : startDate ? { startDay: startDate, endDay: startDate } : 'noDate'
  if (typeof days === 'string') return days
  if (startDate && startDate !== days.startDay) return 'datesDisagree'
  const [, title = name, place = ''] = /^(.{1,200}?) - ([^-]{1,80})$/.exec(name) ?? []
  const named = prosePlace(place)
  const isOnline = /\b(virtual|online)\b/i.test(name)
  return statedRow({
    title,
    ...days,
    url: event.url ?? null,
    ...named,
    country: named.country ?? (isOnline ? null : chapterCountry(title)),
    isOnline,
    organizer: category === 'Partner' ? null : 'OWASP',
    eventType: kindByName(name),
    raw: event,
  })
}
