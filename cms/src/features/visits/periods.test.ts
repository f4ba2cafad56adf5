import { expect, test } from 'vitest'
import { periodOf } from './periods.ts'
import { segmentsOf } from './figures.ts'

const zone = 'Asia/Jerusalem'
const now = new Date('2026-11-20T13:47:20Z') // 15:47:20 on the site's clock

const iso = (instant: Date | undefined) => instant?.toISOString()

test.each([
  ['hour', 12, '2026-11-20T12:50:00.000Z', '2026-11-20T11:50:00.000Z', '2026-11-20T12:47:20.000Z'],
  ['day', 24, '2026-11-19T14:00:00.000Z', '2026-11-18T14:00:00.000Z', '2026-11-19T13:47:20.000Z'],
  ['week', 28, '2026-11-13T16:00:00.000Z', '2026-11-06T16:00:00.000Z', '2026-11-13T13:47:20.000Z'],
  ['month', 30, '2026-10-21T21:00:00.000Z', '2026-09-21T21:00:00.000Z', '2026-10-21T12:47:20.000Z'],
] as const)('a period of a %s has %i steps and as long a past', (timeframe, steps, from, before, beforeTo) => {
  const period = periodOf(timeframe, now, zone)
  expect(period.steps).toHaveLength(steps)
  expect(period.previousSteps).toHaveLength(steps)
  expect(iso(period.from)).toBe(from)
  expect(iso(period.to)).toBe(now.toISOString())
  expect(iso(period.previous.from)).toBe(before)
  expect(iso(period.previous.to)).toBe(beforeTo)
})

test('steps rise, end before now, and follow the clock of the site where it changes', () => {
  const { steps } = periodOf('month', new Date('2026-11-05T10:00:00Z'), zone)
  expect(steps).toEqual(steps.toSorted((a, b) => a.getTime() - b.getTime()))
  const length = (index: number) => ((steps[index + 1]?.getTime() ?? 0) - (steps[index]?.getTime() ?? 0)) / 3_600_000
  const lengths = steps.slice(0, -1).map((_, index) => length(index))
  expect(lengths.filter((hours) => hours !== 24)).toEqual([25])
})

test('a month is read by days, a day by hours, an hour by rows', () => {
  const grains = (timeframe: 'hour' | 'day' | 'week' | 'month') => {
    return segmentsOf(periodOf(timeframe, now, zone), now, zone).map(({ grain }) => grain)
  }
  expect(grains('month')).toEqual(['day'])
  expect(grains('week')).toEqual(['hour', 'day'])
  expect(grains('day')).toEqual(['hour', 'day'])
  expect(grains('hour')).toEqual(['row', 'hour'])
})

test('what ends in the middle of an hour reads no more than that hour by its rows', () => {
  const { previous } = periodOf('month', now, zone)
  const segments = segmentsOf(previous, now, zone)
  expect(segments.map(({ grain }) => grain)).toEqual(['day', 'hour', 'row'])
  expect(segments.map(({ from }) => iso(from))).toEqual([
    iso(previous.from),
    '2026-10-20T21:00:00.000Z',
    '2026-10-21T12:00:00.000Z',
  ])
  expect(iso(segments.at(-1)?.to)).toBe(iso(previous.to))
})

test.each(['Asia/Kolkata', 'America/New_York', 'UTC', 'Africa/Cairo'])(
  'segments join without a gap, %s',
  (timeZone) => {
    for (const timeframe of ['hour', 'day', 'week', 'month'] as const) {
      const period = periodOf(timeframe, now, timeZone)
      for (const span of [period, period.previous]) {
        const segments = segmentsOf(span, now, timeZone)
        expect(iso(segments[0]?.from)).toBe(iso(span.from))
        segments.slice(1).forEach(({ from }, index) => expect(iso(from)).toBe(iso(segments[index]?.to)))
        expect((segments.at(-1)?.to ?? 0) >= span.to).toBe(true)
      }
    }
  },
)
