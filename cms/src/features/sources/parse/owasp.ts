import { daysBetween } from '@cyberluach/core/dates/day-key'
import { countryOfCity } from '@cyberluach/core/places/city-countries'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { z } from 'zod'
import type { Parser, SourceRow } from '../rows.ts'
import { collecting, shown, yamlItems } from './collecting.ts'
import { prosePlace, proseDays, writtenDay } from './prose.ts'
import { statedRow } from './stated-row.ts'

/**
 * OWASP's `_data/events.yml`: categories of events. Its licence is share-alike, so facts are taken and `optional-text`
 * is left, also out of what is stored. `start-date` and `dates` both say when: a range of days is taken where the other lies
 * within a week of it, which is noted beside it; where they disagree otherwise, neither is.
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
  const { name, dates, url } = event
  const first = event['start-date'] ? writtenDay(event['start-date']) : null
  if (first === 'noSuchDay') return first
  const days = dates ? proseDays(dates) : first ? { startDay: first, endDay: first } : 'noDate'
  if (typeof days === 'string') return days
  const apart = first ? Math.abs(daysBetween(first, days.startDay)) : 0
  // A whole range is written with more care than a day beside it.
  if (apart > 7 || (apart > 0 && days.startDay === days.endDay)) return 'datesDisagree'
  const [, title = name, place = ''] = /^(.{1,200}?) - ([^-]{1,80})$/.exec(name) ?? []
  const named = prosePlace(place)
  const isOnline = /\b(virtual|online)\b/i.test(name)
  return statedRow({
    title,
    ...days,
    url: url ?? null,
    ...named,
    country: named.country ?? (isOnline ? null : chapterCountry(title)),
    isOnline,
    ...(apart > 0 && first && { otherDay: first }),
    organizer: category === 'Partner' ? null : 'OWASP',
    raw: event,
  })
}

/**
 * The country that a conference's name closes with, with or without a year: OWASP AppSec Israel. Not that of a chapter which
 * meets online (India). Of its other conferences with a chapter in their name each edition was held in its country so far.
 */
function chapterCountry(name: string): string | null {
  const series = name.replace(/ \d{4}$/, '')
  if (/\bIndia$/.test(series)) return null
  const closing = [2, 1].map((words) => series.split(' ').slice(-words).join(' '))
  const named = closing.map((place) => (place.length > 3 ? normaliseCountry(place) : null) ?? countryOfCity(place))
  return named.find(Boolean) ?? chapters[series] ?? null
}

const chapters: Record<string, string | undefined> = {
  'OWASP German OWASP Day': 'Germany',
  'OWASP New Zealand Day': 'New Zealand',
}
