import { countryName } from '@cyberluach/core/countries'
import { eventFacts, unknownValues } from '@cyberluach/core/event-fields'
import { hebrewTitles } from './hebrew-titles.ts'
import { organizerOf, seriesOf } from './listed-hosts.ts'
import { publicLists, type ListedConference } from './listed-conference.ts'
import { realEvents } from './real-events.ts'
import type { SeedEvent } from './seed-event.ts'
import { stableId } from './stable-id.ts'

/** The conferences of the public lists: days, place and link, and nothing that the lists do not say. */
export function listedEvents(): SeedEvent[] {
  return realEvents.map(listedEvent)
}

function listedEvent(conference: ListedConference): SeedEvent {
  return {
    id: stableId(`${conference.title} ${conference.firstDay.slice(0, 4)}`),
    title: conference.title,
    titleHe: hebrewTitles[conference.title] ?? null,
    description: '',
    descriptionHe: null,
    ...unknownValues(eventFacts),
    eventType: conference.eventType ?? 'conference',
    allDay: true,
    startDay: conference.firstDay,
    endDay: conference.lastDay,
    startsAt: null,
    endsAt: null,
    isOnline: conference.isOnline,
    locationCountry: conference.country && countryName(conference.country),
    locationCity: conference.city,
    registrationUrl: conference.url,
    organizer: organizerOf(conference),
    series: seriesOf(conference),
    tags: [],
    source: publicLists[conference.list],
    isSample: false,
  }
}
