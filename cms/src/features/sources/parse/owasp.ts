import { isDayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, SourceRow } from '../rows.ts'
import { collecting, shown } from './collecting.ts'
import { kindByName } from './titles.ts'
import { proseDays, prosePlace } from './prose.ts'
import { statedRow } from './stated-row.ts'
import { yamlItems } from './yaml-items.ts'

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

/**
 * Conferences of one chapter, in whose country each edition was held so far: the list names no place for them, but the
 * chapter in their name. One that the list calls virtual (India), or of several countries (BeNeLux), is none.
 */
const countryOf: Record<string, string> = {
  'OWASP AppSec Israel': 'Israel',
  'OWASP AppSec Days France': 'France',
  'OWASP AppSec Days Portugal': 'Portugal',
  'OWASP German OWASP Day': 'Germany',
  'OWASP New Zealand Day': 'New Zealand',
}

/** The country of a chapter's conference by its name, with or without a year; null of any other. */
export function chapterCountry(name: string): string | null {
  const series = name.replace(/ \d{4}$/, '')
  return Object.hasOwn(countryOf, series) ? (countryOf[series] ?? null) : null
}
