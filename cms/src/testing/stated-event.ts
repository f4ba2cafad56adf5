import type { Claim } from '@cyberluach/api/sources'

/** What a source says of an event, without what most leave out. */
export const statedEvent: Claim = {
  title: 'BSides Tel Aviv',
  titleHe: null,
  description: null,
  startDay: '2027-05-18',
  endDay: '2027-05-19',
  startsAt: null,
  endsAt: null,
  url: 'https://bsidestlv.com/',
  isOnline: false,
  city: 'Tel Aviv',
  country: 'Israel',
  venue: null,
  eventType: null,
  state: 'scheduled',
  organizer: null,
  admission: null,
  price: null,
  tags: [],
  deadlines: [],
}
