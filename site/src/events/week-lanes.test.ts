import { countedOf, isCounted } from '@cyberluach/core/events/event'
import { addDays } from '@cyberluach/core/dates/day-key'
import { runsOn } from '@cyberluach/core/events/event-timing'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../testing/random.ts'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { weekLanes } from './week-lanes.ts'

const sunday = '2026-11-15'
const week = Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
const event = (title: string, day: string, lastDay = day) => sampleListedEvent({ title, day, lastDay })
const shown = (events: ReturnType<typeof event>[]) =>
  weekLanes(week, events).map(({ segments }) => segments.map(({ event: { title }, lane }) => `${title} ${lane}`))
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
    expect(more([...bars, event('Talk', '2026-11-17')])).toEqual([0, 3, 3, 0, 0, 0, 0])
  })

  test('shows three of four that begin together, as the specification has it', () => {
    const talks = ['A', 'B', 'C', 'D'].map((title) => event(title, '2026-11-17'))
    expect(shown(talks)[2]).toEqual(['A 0', 'B 1', 'C 2'])
    expect(more(talks)).toEqual([0, 0, 1, 0, 0, 0, 0])
  })

  test('shows no fourth line, also where "+1 more" takes its place', () => {
    const bars = ['A', 'B', 'C', 'D'].map((title) => event(title, '2026-11-16', '2026-11-17'))
    expect(shown(bars)[1]).toEqual(['A 0', 'B 1', 'C 2'])
    expect(more(bars)).toEqual([0, 1, 1, 0, 0, 0, 0])
  })

  test('lets a day’s first event claim a line from bars that leave it none', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-15', '2026-11-19'))
    const talks = ['Talk', 'Walk', 'Zoom'].map((title) => event(title, '2026-11-17'))
    const lanes = weekLanes(week, [...bars, ...talks])
    expect(lanes[2]?.segments[0]).toMatchObject({ event: { title: 'Talk' }, lane: 2 })
    expect(lanes[0]?.segments.map(({ event: { title }, span }) => `${title} ${span}`)).toEqual(['A 5', 'B 5'])
    expect(lanes.map((day) => day.more)).toEqual([1, 1, 3, 1, 1, 0, 0])
    expect(lanes[2]?.moreLane).toBe(3)
  })

  test('leaves a bar out on each of its days, or on none', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-16', '2026-11-17'))
    const late = event('D', '2026-11-17', '2026-11-19')
    expect(shown([...bars, late])[2]).toEqual([])
    expect(more([...bars, late])).toEqual([0, 0, 1, 1, 1, 0, 0])
  })

  test('draws samples and what was called off on lines that are left, and counts neither', () => {
    const talk = event('Talk', '2026-11-17')
    const beside = (title: string, changes: object) =>
      sampleListedEvent({ title, day: '2026-11-17', lastDay: '2026-11-17', ...changes })
    const off = beside('Off', { state: 'cancelled' })
    const samples = ['S', 'T'].map((title) => beside(title, { isSample: true }))
    expect(shown([...samples, off, talk])[2]).toEqual(['Talk 0', 'Off 1', 'S 2'])
    expect(more([...samples, off, talk])).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('draws no sample on a day that hides what counts', () => {
    const bars = ['A', 'B', 'C'].map((title) => event(title, '2026-11-16', '2026-11-17'))
    const late = event('D', '2026-11-17', '2026-11-18')
    const sample = sampleListedEvent({ title: 'S', day: '2026-11-18', lastDay: '2026-11-18', isSample: true })
    expect(shown([...bars, late, sample])[3]).toEqual([])
  })

  test('leaves out what lies in other weeks, and takes an end before the start for a slip', () => {
    expect(shown([event('Other', '2026-11-22'), event('Slip', '2026-11-16', '2026-11-14')])[1]).toEqual(['Slip 0'])
  })
})

describe('any week of events', () => {
  const weeks = Array.from({ length: 2000 }, (_, seed) => {
    const random = randomFrom(seed)
    return Array.from({ length: random(seed % 3 === 0 ? 30 : 10) }, (__, index) => {
      const day = addDays(sunday, random(14) - 7)
      const lastDay = addDays(day, random(3) === 0 ? 0 : random(9) - 1)
      const state = random(12) === 0 ? ('cancelled' as const) : ('scheduled' as const)
      return sampleListedEvent({ title: `E${index}`, day, lastDay, state, isSample: random(8) === 0 })
    })
  })

  /** The lanes that are taken on each day of the week, with the events that take them. */
  const takenOn = (lanes: ReturnType<typeof weekLanes>) =>
    week.map((_, index) =>
      lanes.flatMap(({ segments }, from) => segments.filter(({ span }) => from <= index && index < from + span)),
    )

  test('breaks no bar: an event has one piece over its whole part of the week, or none', () => {
    for (const events of weeks)
      for (const { segments } of weekLanes(week, events))
        for (const { event: each, span, opensStart, opensEnd } of segments) {
          const days = week.filter((day) => runsOn(each, day))
          expect(span).toBe(days.length)
          expect([opensStart, opensEnd]).toEqual([each.day < (days[0] ?? ''), each.lastDay > (days.at(-1) ?? '')])
        }
  })

  test('lets no two events share a line on a day', () => {
    for (const events of weeks)
      for (const taken of takenOn(weekLanes(week, events)))
        expect(new Set(taken.map(({ lane }) => lane)).size).toBe(taken.length)
  })

  test('shows each event that runs on a day and counts, or has it in "+N more"', () => {
    for (const events of weeks) {
      const lanes = weekLanes(week, events)
      for (const [index, taken] of takenOn(lanes).entries()) {
        const running = events.filter((each) => runsOn(each, week[index] ?? ''))
        expect(taken.every(({ event: each }) => running.includes(each))).toBe(true)
        const drawn = taken.map((segment) => segment.event)
        expect(countedOf(drawn) + (lanes[index]?.more ?? 0)).toBe(countedOf(running))
      }
    }
  })

  test('has three lines at most, and says "+N more" below them', () => {
    for (const events of weeks) {
      const lanes = weekLanes(week, events)
      for (const [index, taken] of takenOn(lanes).entries()) {
        const { more: hidden = 0, moreLane = 0 } = lanes[index] ?? {}
        expect(taken.every(({ lane }) => lane < 3)).toBe(true)
        if (hidden > 0) expect(taken.every((segment) => isCounted(segment.event))).toBe(true)
        expect(taken.every(({ lane }) => lane < moreLane)).toBe(true)
      }
    }
  })

  test('gives a day a title of its own where an event that counts is on that day alone', () => {
    for (const events of weeks)
      for (const [index, { segments }] of weekLanes(week, events).entries()) {
        if (events.some((each) => isCounted(each) && each.day === week[index] && each.lastDay <= each.day))
          expect(segments.length).toBeGreaterThan(0)
      }
  })
})
