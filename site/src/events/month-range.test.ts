import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { eventsOfMonth } from './month-range.ts'

const before = sampleEvent({ id: 'before', day: '2026-10-30', lastDay: '2026-11-03' })
const inside = sampleEvent({ id: 'inside', day: '2026-11-05' })

const idsOf = async (starting: (typeof inside)[] | null, running: (typeof inside)[] | null) => {
  const events = await eventsOfMonth(
    '2026-11',
    async () => starting,
    async () => running,
  )
  return events && events.map(({ id }) => id)
}

test('a month has the events of its six weeks', async () => {
  const asked: unknown[] = []
  await eventsOfMonth(
    '2026-12',
    async (range) => (asked.push(range), []),
    async (range) => (asked.push(range), []),
  )
  expect(asked).toEqual(Array(2).fill({ from: '2026-11-29', to: '2027-01-09' }))
})

test('what began before and still runs comes first', async () => {
  expect(await idsOf([inside], [before])).toEqual(['before', 'inside'])
})

test('without the longer events there are still the others', async () => {
  expect(await idsOf([inside], null)).toEqual(['inside'])
})

test('without those that begin in it there is no month', async () => {
  expect(await idsOf(null, [before])).toBeNull()
})
