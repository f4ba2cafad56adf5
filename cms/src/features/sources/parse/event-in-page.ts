import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { eventFields } from '@cyberluach/core/events/event-fields'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { cleanLine, cleanText } from '@cyberluach/core/text/text-hygiene'
import { eventNodes, parsedJsonLd, readPage } from './page.ts'
import { eventOfNode, parseSchemaOrg, writtenHours } from './schema-org.ts'
import type { ParserContext, SourceRow } from '../rows.ts'

export type PageText = ParserContext & { text: string }

/** What a page says of an event: by schema.org, else by Open Graph and its title, which know no dates. */
export function eventInPage({ text, ...context }: PageText): ReadEvent | null {
  const { now, address, timeZone } = context
  const { rows } = parseSchemaOrg(text, context)
  const row = rowMeant(rows, address, dayKeyOf(now, timeZone))
  if (row) return eventOfRow(row, address)
  return undatedEvent(text, address, timeZone) ?? eventOfPage(text, address)
}

/** Of several events that of the page itself, else the next one. */
function rowMeant(rows: SourceRow[], address: string, today: string): SourceRow | undefined {
  const ahead = rows
    .filter(({ endDay }) => endDay >= today)
    .toSorted((a, b) => a.startDay.localeCompare(b.startDay))
  return rows.length === 1 ? rows[0] : (ahead.find(({ url }) => url === address) ?? ahead[0] ?? rows[0])
}

function eventOfRow({ url, ...row }: SourceRow, address: string): ReadEvent {
  const { id: _id, state: _state, deadlines: _deadlines, raw, ...event } = row
  // The form asks whether it is online alone, and then for no place.
  const isOnline = event.isOnline && !event.city && !event.venue
  return { ...event, ...writtenHours(raw), isOnline, url: url ?? address }
}

/** What a page says of its event beside when it is, where that is not said yet, or cannot be. */
function undatedEvent(html: string, address: string, timeZone: string): ReadEvent | null {
  const [node] = readPage(html).data.flatMap((data) => eventNodes(parsedJsonLd(data)))
  const anyDay = { startDate: '2000-01-01', endDate: null, eventSchedule: null }
  const row = node && eventOfNode({ ...node, ...anyDay }, address, timeZone)
  if (!row || typeof row === 'string') return null
  return { ...eventOfRow(row, address), startDay: null, endDay: null }
}

/** A title and what it is about are all that every page has; a page without a title says nothing. */
function eventOfPage(html: string, address: string): ReadEvent | null {
  const { title: pageTitle, meta } = readPage(html)
  const written = (meta.get('og:title') ?? pageTitle).slice(0, 4 * longestTitle)
  const title = shortened(cleanLine(written.toWellFormed()), longestTitle)
  if (!title) return null
  const description = meta.get('og:description') ?? meta.get('description') ?? ''
  return {
    ...nothingElse,
    title,
    titleHe: hasHebrew(title) ? title : null,
    description: cleanText(description.toWellFormed()).trim() || null,
    url: address,
  }
}

const longestTitle = eventFields.names.title.limit

const nothingElse: Omit<ReadEvent, 'title' | 'titleHe' | 'description' | 'url'> = {
  eventType: null,
  startDay: null,
  endDay: null,
  startsAt: null,
  endsAt: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  isOnline: false,
  country: null,
  city: null,
  venue: null,
  organizer: null,
  admission: null,
  price: null,
  tags: [],
}

function shortened(text: string, limit: number): string {
  const letters = [...text]
  return letters.length <= limit ? text : letters.slice(0, limit).join('')
}
