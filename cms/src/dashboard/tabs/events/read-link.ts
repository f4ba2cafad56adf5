import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'

import { eventValuesOf, newEvent, type EventValues } from './event-form.ts'

/** The fields of a new event that a page fills. */
export function valuesFromRead(read: ReadEvent, timeZone: string): Partial<EventValues> {
  const { startsAt, endsAt, startDay, endDay, titleHe, title, url, country, city, venue, ...rest } = read
  const day = (one: string | null) => (one ? startOfDay(one, timeZone) : null)
  const told = {
    ...newEvent,
    title,
    titleHe: titleHe === title ? null : titleHe,
    description: rest.description ?? '',
    eventType: rest.eventType ?? newEvent.eventType,
    allDay: startsAt === null,
    startDate: startsAt ?? day(startDay) ?? '',
    endDate: endsAt ?? (endDay === startDay ? null : day(endDay)),
    isOnline: rest.isOnline,
    locationCountry: country,
    locationCity: city,
    locationVenue: venue,
    registrationUrl: url,
    organizer: rest.organizer,
    admission: rest.admission,
    price: rest.price,
    tags: rest.tags,
  }
  const empty: Record<string, unknown> = eventValuesOf(newEvent, timeZone)
  // Deadlines are rows of their own, and no page says them.
  const filled = Object.entries(eventValuesOf(told, timeZone)).filter(
    ([name, value]) => typeof value !== 'object' && value !== empty[name],
  )
  return Object.fromEntries(filled) as Partial<EventValues>
}
