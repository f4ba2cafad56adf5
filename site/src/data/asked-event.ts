import type { CalendarEvent } from '@cyberluach/core/events/event'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { readKept } from './kept-reads.ts'

/** The event that an address asks for: none asked, found, not on the calendar, or not to be read just now. */
export type AskedEvent =
  | { kind: 'none' }
  | { kind: 'found'; event: CalendarEvent }
  | { kind: 'gone' }
  | { kind: 'unread' }

export async function loadAskedEvent(locals: App.Locals, query: URLSearchParams): Promise<AskedEvent> {
  const id = query.get('event')
  if (!id) return { kind: 'none' }
  if (!isUuid(id)) return { kind: 'gone' }
  const event = await readKept(locals, 'GET /api/events/{id}', { params: { id } })
  if (event) return { kind: 'found', event }
  return { kind: event === undefined ? 'unread' : 'gone' }
}
