import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedEvents, unpackedEvents } from './event-rows.ts'
import { briefFields } from '@cyberluach/core/brief-event'
import type { ListedEvent } from './listed-event.ts'

const text = fc.string({ unit: 'grapheme' })
const event: fc.Arbitrary<ListedEvent> = fc.record(
  {
    id: fc.uuid(),
    title: text,
    titleHe: fc.option(text),
    eventType: fc.constantFrom('ctf', 'conference', 'other'),
    startDate: text,
    day: fc.constant('2026-12-03'),
    lastDay: fc.constant('2026-12-04'),
    allDay: fc.boolean(),
    isOnline: fc.boolean(),
    locationCity: fc.option(text),
    locationCountry: fc.option(text),
    prizeMoney: fc.option(fc.integer({ min: 0 })),
    isSample: fc.boolean(),
    endDate: fc.option(text),
    description: text,
    descriptionHe: fc.option(text),
  },
  {
    requiredKeys: [...briefFields],
    noNullPrototype: true,
  },
)

test('events come out of their rows as they went in', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(unpackedEvents(packedEvents(events))).toStrictEqual(events)
    }),
  )
})
