import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedEvents, unpackedEvents, listedEvent, type ListedEvent } from './listed-event.ts'
import { sampleEvent } from '../testing/sample-event.ts'
import { briefFields } from '@cyberluach/core/events/event'

const text = fc.string({ unit: 'grapheme' })
const whole: fc.Arbitrary<ListedEvent> = fc.record(
  {
    id: fc.uuid(),
    url: text,
    title: text,
    titleHe: fc.option(text),
    eventType: fc.constantFrom('ctf', 'conference', 'other'),
    difficultyLevel: fc.option(fc.constantFrom('beginner', 'expert')),
    startDate: text,
    endDate: fc.option(text),
    day: fc.constant('2026-12-03'),
    lastDay: fc.constant('2026-12-04'),
    allDay: fc.boolean(),
    isOnline: fc.boolean(),
    locationCity: fc.option(text),
    locationCountry: fc.option(text),
    prizeMoney: fc.option(fc.integer({ min: 0 })),
    admission: fc.option(fc.constantFrom('free', 'paid')),
    state: fc.constantFrom('scheduled', 'cancelled', 'postponed'),
    isSample: fc.boolean(),
    description: text,
    descriptionHe: fc.option(text),
  },
  { noNullPrototype: true },
)
/* All events of a list have the same fields. */
const events = fc.oneof(fc.array(whole), fc.array(whole.map(withoutDescription)))

test('events come out of their columns as they went in', () => {
  fc.assert(
    fc.property(events, (listed) => {
      expect(unpackedEvents({ ...packedEvents(listed) })).toStrictEqual(listed)
    }),
  )
})

test('what parts the events may stand in their texts', () => {
  const listed = [';', '', '~', '~1;~0', '~;'].map((title) => listedEvent(sampleEvent({ title, titleHe: title })))
  expect(unpackedEvents({ ...packedEvents(listed) })).toStrictEqual(listed)
})

test('that events take place as announced takes no room', () => {
  const listed = [listedEvent(sampleEvent()), listedEvent(sampleEvent())]
  expect(packedEvents(listed)).not.toHaveProperty('state')
  expect(unpackedEvents({ ...packedEvents(listed) })).toStrictEqual(listed)
})

function withoutDescription(event: ListedEvent): ListedEvent {
  return Object.fromEntries(briefFields.map((field) => [field, event[field]])) as Partial<ListedEvent> as ListedEvent
}
