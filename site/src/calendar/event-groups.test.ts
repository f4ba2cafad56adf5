import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { eventGroups } from './event-groups.ts'

test('a day’s events stand by kind, and kinds without a filter stand together', () => {
  const groups = eventGroups([
    sampleEvent({ eventType: 'meetup', title: 'Meetup' }),
    sampleEvent({ eventType: 'conference', title: 'B' }),
    sampleEvent({ eventType: 'ctf', title: 'CTF' }),
    sampleEvent({ eventType: 'webinar', title: 'Webinar' }),
    sampleEvent({ eventType: 'conference', title: 'A' }),
  ])
  expect(groups.map(({ type, events }) => [type, events.map(({ title }) => title)])).toEqual([
    ['ctf', ['CTF']],
    ['conference', ['A', 'B']],
    ['other', ['Meetup', 'Webinar']],
  ])
})

test('a day without events has no groups', () => {
  expect(eventGroups([])).toEqual([])
})
