import type { CalendarEvent } from '@cyberluach/core/events/event'
import { countryName } from '@cyberluach/core/places/countries'
import { addDays, weekdayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { eventFacts, unknownValues, type eventDetails } from '@cyberluach/core/events/event-fields'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { messagesFor } from '@cyberluach/i18n/messages'
import { samples, type Sample } from './samples.ts'
import { stableId } from './stable-id.ts'

/** The sample events round the day of the seed; their hours are wall clock in `timeZone`. */
export function sampleEvents(today: DayKey, timeZone: string): SeedEvent[] {
  return samples.map((sample) => sampleEvent(sample, today, timeZone))
}

function sampleEvent(sample: Sample, today: DayKey, timeZone: string): SeedEvent {
  const [facts, [, tags], [title, titleHe], description, descriptionHe] = sample
  const [key, , days, hours, eventType, difficultyLevel, prizeMoney] = facts
  const [country, locationCity = null, locationVenue = null] = placeOf(sample)
  const startDay = firstDayOf(sample, today)
  const endDay = addDays(startDay, days - 1)
  const [start, end] = hours?.split('–') ?? []
  return {
    id: stableId(`sample:${key}`),
    title,
    titleHe,
    description: `${messagesFor('en').card.sampleOpening} ${description}`,
    descriptionHe: `${messagesFor('he').card.sampleOpening} ${descriptionHe}`,
    ...unknownValues(eventFacts),
    eventType,
    difficultyLevel,
    allDay: !hours,
    startDay,
    endDay,
    startsAt: start ? zonedInstant(startDay, start, timeZone) : null,
    endsAt: end ? zonedInstant(endDay, end, timeZone) : null,
    isOnline: !country,
    locationCountry: country ? countryName(country) : null,
    locationCity,
    locationVenue,
    registrationUrl: `https://example.org/events/${key}`,
    prizeMoney,
    tags: tags.split(' '),
    source: null,
    isSample: true,
  }
}

/** Country, city and venue; nothing of what is online. */
function placeOf([, [place]]: Sample): string[] {
  return place === 'online' ? [] : place.split(' / ')
}

const friday = 5
const saturday = 6

/** In Israel people meet on working days: Friday moves to Thursday, Saturday to Sunday. */
function firstDayOf(sample: Sample, today: DayKey): DayKey {
  const [[, offset]] = sample
  const day = addDays(today, offset)
  if (placeOf(sample)[0] !== 'IL') return day
  if (weekdayOf(day) === friday) return addDays(day, -1)
  return weekdayOf(day) === saturday ? addDays(day, 1) : day
}

/** An event as the seed stores it: all-day events know days alone, the others know instants too. */
export type SeedEvent = Omit<
  CalendarEvent,
  | 'url'
  | 'startDate'
  | 'endDate'
  | 'day'
  | 'lastDay'
  | 'updatedAt'
  | 'checkedAt'
  | 'state'
  | 'former'
  | 'deadlines'
  | 'series'
  | keyof typeof eventDetails
> & {
  startDay: DayKey
  endDay: DayKey
  /** ISO 8601 with offset; null for an all-day event. */
  startsAt: string | null
  endsAt: string | null
}
