import { createReadCache } from '@cyberluach/api/read-cache'
import type { CalendarEvent } from '@cyberluach/core/events/event'

/** What this page has read lately, shared by everything on it. Called in browsers only. */
export const read = createReadCache()

/** An event in full, asked for once in five minutes. */
export function readEvent(id: string): Promise<CalendarEvent> {
  return read('GET /api/events/{id}', { params: { id } })
}
