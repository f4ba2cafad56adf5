import { countryName } from '@cyberluach/core/countries'
import { addDays, weekdayOf, type DayKey } from '@cyberluach/core/day-key'
import { eventFacts, unknownValues } from '@cyberluach/core/event-fields'
import { zonedInstant } from '@cyberluach/core/zoned-time'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Sample } from './sample.ts'
import { samplesAfter } from './samples-after.ts'
import { samplesBefore } from './samples-before.ts'
import { samplesFirstScreen } from './samples-first-screen.ts'
import type { SeedEvent } from './seed-event.ts'
import { stableId } from './stable-id.ts'

const samples: Sample[] = [...samplesBefore, ...samplesFirstScreen, ...samplesAfter]

/** The sample events round the day of the seed; their hours are wall clock in `timeZone`. */
export function sampleEvents(today: DayKey, timeZone: string): SeedEvent[] {
  return samples.map((sample) => sampleEvent(sample, today, timeZone))
}

function sampleEvent(sample: Sample, today: DayKey, timeZone: string): SeedEvent {
  const startDay = firstDayOf(sample, today)
  const endDay = addDays(startDay, (sample.days ?? 1) - 1)
  const place = sample.place === 'online' ? null : sample.place
  return {
    id: stableId(`sample:${sample.key}`),
    title: sample.title,
    titleHe: sample.titleHe,
    description: `${messagesFor('en').card.sampleOpening} ${sample.description}`,
    descriptionHe: `${messagesFor('he').card.sampleOpening} ${sample.descriptionHe}`,
    ...unknownValues(eventFacts),
    eventType: sample.eventType,
    difficultyLevel: sample.difficultyLevel,
    allDay: !sample.hours,
    startDay,
    endDay,
    startsAt: sample.hours ? zonedInstant(startDay, sample.hours[0], timeZone) : null,
    endsAt: sample.hours ? zonedInstant(endDay, sample.hours[1], timeZone) : null,
    isOnline: !place,
    locationCountry: place && countryName(place.country),
    locationCity: place && place.city,
    locationVenue: place && place.venue,
    registrationUrl: `https://example.org/events/${sample.key}`,
    prizeMoney: sample.prizeMoney ?? null,
    tags: [...sample.tags],
    source: null,
    isSample: true,
  }
}

const friday = 5
const saturday = 6

/** In Israel people meet on working days: Friday moves to Thursday, Saturday to Sunday. */
function firstDayOf(sample: Sample, today: DayKey): DayKey {
  const day = addDays(today, sample.offset)
  if (sample.place === 'online' || sample.place.country !== 'IL') return day
  if (weekdayOf(day) === friday) return addDays(day, -1)
  return weekdayOf(day) === saturday ? addDays(day, 1) : day
}
