import type { CalendarEvent } from '@cyberluach/core/events/event'
import { read } from './reads.ts'

/** An event in full, asked for once in five minutes. */
export function readEvent(id: string): Promise<CalendarEvent> {
  return read('GET /api/events/{id}', { params: { id } })
}
