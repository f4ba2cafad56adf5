import { addDays } from '@cyberluach/core/day-key'
import { runsOn } from '@cyberluach/core/runs-on'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../testing/random.ts'
import { sampleListedEvent } from '../testing/sample-listed-event.ts'
import { weekLanes } from './week-lanes.ts'

const sunday = '2026-11-15'
const week = Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
const event = (title: string, day: string, lastDay = day) => sampleListedEvent({ title, day, lastDay })
const shown = (events: ReturnType<typeof event>[]) =>
  weekLanes(week, events).map(({ segments }) =>
    segments.map(({ event: { title }, lane }) => `${title} ${lane}`),
  )
const more = (events: ReturnType<typeof event>[]) => weekLanes(week, events).map((day) => day.more)

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
    const bars = ['A', 'B', 'C', 'D', 'E'].map((title) => event(title, '2026-11-16', '2026-11-17'))
    expect(more([...bars, event('Talk', '2026-11-17')])).toEqual([0, 2, 2, 0, 0, 0, 0])
  })

  test('shows three of four that begin together, as the specification has it', () => {
    const talks = ['A', 'B', 'C', 'D'].map((title) => event(title, '2026-11-17'))
    expect(shown(talks)[2]).toEqual(['A 0', 'B 1', 'C 2'])
    expect(more(talks)).toEqual([0, 0, 1, 0, 0, 0, 0])
  })

  test('gives the only event that a day would hide the line of its "+1 more"', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-15', '2026-11-19'))
    const lanes = weekLanes(week, [...bars, event('Talk', '2026-11-17')])
    expect(lanes[2]?.segments).toMatchObject([{ event: { title: 'Talk' }, lane: 3, span: 1 }])
    expect(lanes.map((day) => day.more)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('lets a day’s first event claim a line from bars that leave it none', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-15', '2026-11-19'))
    const talks = ['Talk', 'Walk', 'Zoom'].map((title) => event(title, '2026-11-17'))
    const lanes = weekLanes(week, [...bars, ...talks])
    expect(lanes[2]?.segments[0]).toMatchObject({ event: { title: 'Talk' }, lane: 3 })
    expect(lanes[0]?.segments.map(({ event: { title }, span }) => `${title} ${span}`)).toEqual([
      'A 5',
      'B 5',
      'C 5',
    ])
    expect(lanes.map((day) => day.more)).toEqual([0, 0, 2, 0, 0, 0, 0])
    expect(lanes[2]?.moreLane).toBe(4)
  })

  test('does not hide a bar on a day with room for it', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-16', '2026-11-17'))
    const late = [event('D', '2026-11-17', '2026-11-19'), event('E', '2026-11-17', '2026-11-18')]
    const lanes = weekLanes(week, [...bars, ...late])
    expect(lanes.map((day) => day.more)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(lanes[2]?.segments.map(({ event: { title }, lane }) => `${title} ${lane}`)).toEqual(['D 3', 'E 4'])
  })

  test('leaves out what lies in other weeks, and takes an end before the start for a slip', () => {
    expect(shown([event('Other', '2026-11-22'), event('Slip', '2026-11-16', '2026-11-14')])[1]).toEqual([
      'Slip 0',
    ])
  })
})

describe('any week of events', () => {
  const weeks = Array.from({ length: 2000 }, (_, seed) => {
    const random = randomFrom(seed)
    return Array.from({ length: random(seed % 3 === 0 ? 30 : 10) }, (__, index) => {
      const day = addDays(sunday, random(14) - 7)
      return event(`E${index}`, day, addDays(day, random(3) === 0 ? 0 : random(9) - 1))
    })
  })

  /** The lanes that are taken on each day of the week, with the events that take them. */
  const takenOn = (lanes: ReturnType<typeof weekLanes>) =>
    week.map((_, index) =>
      lanes.flatMap(({ segments }, from) =>
        segments.filter(({ span }) => from <= index && index < from + span),
      ),
    )

  test('breaks no bar: an event has one piece over its whole part of the week, or none', () => {
    for (const events of weeks)
      for (const { segments } of weekLanes(week, events))
        for (const { event: each, span, opensStart, opensEnd } of segments) {
          const days = week.filter((day) => runsOn(each, day))
          expect(span).toBe(days.length)
          expect([opensStart, opensEnd]).toEqual([
            each.day < (days[0] ?? ''),
            each.lastDay > (days.at(-1) ?? ''),
          ])
        }
  })

  test('lets no two events share a line on a day', () => {
    for (const events of weeks)
      for (const taken of takenOn(weekLanes(week, events)))
        expect(new Set(taken.map(({ lane }) => lane)).size).toBe(taken.length)
  })

  test('shows each event that runs on a day, or counts it in "+N more"', () => {
    for (const events of weeks) {
      const lanes = weekLanes(week, events)
      for (const [index, taken] of takenOn(lanes).entries()) {
        const running = events.filter((each) => runsOn(each, week[index] ?? ''))
        expect(taken.every(({ event: each }) => running.includes(each))).toBe(true)
        expect(taken.length + (lanes[index]?.more ?? 0)).toBe(running.length)
      }
    }
  })

  test('says "+N more" only below three lines or more, and on a line of its own', () => {
    for (const events of weeks) {
      const lanes = weekLanes(week, events)
      for (const [index, taken] of takenOn(lanes).entries()) {
        const { more: hidden = 0, moreLane = 0 } = lanes[index] ?? {}
        if (hidden > 0) expect(taken.length).toBeGreaterThanOrEqual(3)
        expect(taken.every(({ lane }) => lane < moreLane)).toBe(true)
      }
    }
  })

  test('gives a day at most three titles of its own, and at least one where an event is on that day alone', () => {
    for (const events of weeks)
      for (const [index, { segments }] of weekLanes(week, events).entries()) {
        expect(segments.length).toBeLessThanOrEqual(3)
        if (events.some(({ day, lastDay }) => day === week[index] && lastDay <= day))
          expect(segments.length).toBeGreaterThan(0)
      }
  })
})
