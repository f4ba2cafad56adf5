import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/day-key.ts'
import { notificationsFor } from './notifications.ts'

const today = '2026-11-20'
const now = new Date('2026-11-20T12:00:00+02:00')

function event(days: number, changes: Partial<{ id: string; time: string; allDay: boolean; link: string }> = {}) {
  const { id = `e${days}`, time = '18:00', allDay = false, link = null } = changes
  const day = addDays(today, days)
  return {
    id,
    day,
    lastDay: day,
    allDay,
    startDate: `${day}T${allDay ? '00:00' : time}:00+02:00`,
    endDate: null,
    registrationUrl: link,
  }
}

const link = 'https://example.com/'
const kinds = (...events: ReturnType<typeof event>[]) =>
  notificationsFor(events, now, today).map(({ type, priority, days }) => `${type} ${priority} ${days}`)

describe('an event', () => {
  test('of today has a hint while it has not started', () => {
    expect(kinds(event(0))).toEqual(['today high 0'])
    expect(kinds(event(0, { time: '09:00' }))).toEqual([])
    expect(kinds(event(0, { allDay: true }))).toEqual(['today high 0'])
    expect(kinds(event(0, { link }))).toEqual(['today high 0'])
  })

  test('is soon for one to three days, and urgent on the day before it', () => {
    expect(kinds(event(1))).toEqual(['soon high 1'])
    expect(kinds(event(3))).toEqual(['soon medium 3'])
    expect(kinds(event(4))).toEqual([])
    expect(kinds(event(-1))).toEqual([])
  })

  test('with a registration link has a hint one to seven days ahead', () => {
    expect(kinds(event(7, { link }))).toEqual(['registration_closing low 7'])
    expect(kinds(event(8, { link }))).toEqual([])
    expect(kinds(event(2, { link }))).toEqual(['soon medium 2', 'registration_closing low 2'])
  })
})

test('the five most urgent come, by their start', () => {
  const events = [event(5, { link }), event(3), event(2), event(1), event(0), event(0, { id: 'a', time: '17:00' })]
  expect(notificationsFor(events, now, today).map(({ event: { id } }) => id)).toEqual(['a', 'e0', 'e1', 'e2', 'e3'])
})

test('every hint has an id of its own', () => {
  const ids = notificationsFor([event(1, { link }), event(2, { link })], now, today).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})
