import { briefFields } from '@cyberluach/core/brief-event'
import type { ListedEvent } from './listed-event.ts'

/** What every event has, and what only some do. */
type Row = [...unknown[], Partial<ListedEvent>]

/**
 * Events as one text, whose rows do without the names of the fields. As objects, Astro would write down the name, the
 * type and the value of each in quotes that HTML escapes, and twice for every page.
 */
export function packedEvents(events: readonly ListedEvent[]): string {
  return JSON.stringify(events.map(rowOf))
}

/** The events of such a text. */
export function unpackedEvents(packed: string): ListedEvent[] {
  return (JSON.parse(packed) as Row[]).map(eventOf)
}

function rowOf(event: ListedEvent): Row {
  const rest: Partial<ListedEvent> = { ...event }
  for (const field of briefFields) delete rest[field]
  return [...briefFields.map((field) => event[field]), rest]
}

function eventOf(row: Row): ListedEvent {
  const listed = Object.fromEntries(briefFields.map((field, index) => [field, row[index]]))
  return { ...listed, ...(row[briefFields.length] as Partial<ListedEvent>) } as ListedEvent
}
