import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { eventGroups } from './event-groups.ts'

test('a day’s events stand by kind, and kinds without a filter stand together', () => {
  const { groups } = eventGroups([
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

test('within a kind come those of several days, then those of the whole day, then the others by the hour', () => {
  const at = (title: string, hour: string) =>
    sampleEvent({ title, allDay: false, startDate: `2026-11-20T${hour}:00+02:00` })
  const { groups } = eventGroups([
    at('Evening', '19:00'),
    at('Morning', '09:00'),
    sampleEvent({ title: 'All day' }),
    sampleEvent({ title: 'Since yesterday', day: '2026-11-19', lastDay: '2026-11-20' }),
    sampleEvent({ title: 'Until tomorrow', lastDay: '2026-11-21' }),
    sampleEvent({ title: 'For a week', day: '2026-11-14', lastDay: '2026-11-21' }),
  ])
  expect(groups[0]?.events.map(({ title }) => title)).toEqual([
    'For a week',
    'Since yesterday',
    'Until tomorrow',
    'All day',
    'Morning',
    'Evening',
  ])
})

test('a day without events has no groups', () => {
  expect(eventGroups([])).toEqual({ groups: [], samples: [] })
})

test('samples stand apart, and what was cancelled stands among its kind without being counted', () => {
  const { groups, samples } = eventGroups([
    sampleEvent({ title: 'Held' }),
    sampleEvent({ title: 'Called off', state: 'cancelled' }),
    sampleEvent({ title: 'Made up', isSample: true }),
  ])
  expect(groups.map(({ events, count }) => [events.length, count])).toEqual([[2, 1]])
  expect(samples.map(({ title }) => title)).toEqual(['Made up'])
})
