import { addDays } from '@cyberluach/core/day-key'
import { describe, expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-listed-event.ts'
import { weekLanes } from './week-lanes.ts'

const sunday = '2026-11-15'
const week = Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
const event = (title: string, day: string, lastDay = day) => sampleListedEvent({ title, day, lastDay })
const shown = (events: ReturnType<typeof event>[]) =>
  weekLanes(week, events).map(({ segments }) =>
    segments.map(({ event: { title }, lane }) => `${title} ${lane}`),
  )

describe('a week of events', () => {
  test('lays an event of several days as one bar over its days', () => {
    const [segment] = weekLanes(week, [event('Camp', '2026-11-16', '2026-11-18')])[1]?.segments ?? []
    expect(segment).toMatchObject({ lane: 0, span: 3, opensStart: false, opensEnd: false })
  })

  test('keeps the line of a bar free on each of its days', () => {
    expect(shown([event('Camp', '2026-11-16', '2026-11-18'), event('Talk', '2026-11-17')])).toEqual([
      [],
      ['Camp 0'],
      ['Talk 1'],
      [],
      [],
      [],
      [],
    ])
  })

  test('opens the ends of a bar that goes over the edge of the week', () => {
    const lanes = weekLanes(week, [event('Long', '2026-11-10', '2026-11-30')])
    expect(lanes[0]?.segments[0]).toMatchObject({ span: 7, opensStart: true, opensEnd: true })
  })

  test('puts the earlier bar first, and the longer of two that begin together', () => {
    const events = [
      event('Short', '2026-11-16', '2026-11-17'),
      event('Long', '2026-11-16', '2026-11-19'),
      event('Early', '2026-11-15', '2026-11-16'),
    ]
    expect(shown(events).slice(0, 2)).toEqual([['Early 0'], ['Long 1', 'Short 2']])
  })

  test('uses a line again once its bar has ended', () => {
    const events = [event('One', '2026-11-15', '2026-11-16'), event('Two', '2026-11-17', '2026-11-18')]
    expect(shown(events)[2]).toEqual(['Two 0'])
  })

  test('counts what finds no line, a bar on each of its days', () => {
    const bars = ['A', 'B', 'C', 'D'].map((title) => event(title, '2026-11-16', '2026-11-17'))
    const lanes = weekLanes(week, [...bars, event('Talk', '2026-11-17')])
    expect(lanes.map(({ more }) => more)).toEqual([0, 1, 2, 0, 0, 0, 0])
  })

  test('leaves a line to what begins on a day that longer events fill', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-15', '2026-11-19'))
    const lanes = weekLanes(week, [...bars, event('Talk', '2026-11-17')])
    expect(
      lanes.map(({ segments }) => segments.map((one) => `${one.event.title} ${one.lane} ${one.span}`)),
    ).toEqual([['A 0 5', 'B 1 5', 'C 2 2'], [], ['Talk 2 1'], ['C 2 2'], [], [], []])
    expect(lanes.map(({ more }) => more)).toEqual([0, 0, 1, 0, 0, 0, 0])
    expect(lanes[0]?.segments[2]).toMatchObject({ opensStart: false, opensEnd: true })
    expect(lanes[3]?.segments[0]).toMatchObject({ opensStart: true, opensEnd: false })
  })

  test('leaves out what lies in other weeks, and takes an end before the start for a slip', () => {
    expect(shown([event('Other', '2026-11-22'), event('Slip', '2026-11-16', '2026-11-14')])[1]).toEqual([
      'Slip 0',
    ])
  })
})
