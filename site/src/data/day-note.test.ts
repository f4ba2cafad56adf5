import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { dayNote } from './day.ts'

const timeZone = 'Asia/Jerusalem'
const week = sampleEvent({ day: '2026-11-23', lastDay: '2026-11-27' })
const flags = sampleEvent({
  allDay: false,
  day: '2026-11-22',
  lastDay: '2026-11-24',
  startDate: '2026-11-22T16:00:00+02:00',
  endDate: '2026-11-24T18:30:00+02:00',
})

const noteOn = (on: string, event = week, locale: 'en' | 'he' = 'en') =>
  dayNote(locale, messagesFor(locale).day, event, { on, timeZone })?.replace(/[\u2066-\u2069]/g, '')

test('an event of several days says which of them this is', () => {
  expect(noteOn('2026-11-23')).toBe('day 1 of 5')
  expect(noteOn('2026-11-24')).toBe('day 2 of 5')
  expect(noteOn('2026-11-24', week, 'he')).toBe('יום 2 מתוך 5')
})

test('one with hours says on its first day from when it lasts, and on its last day until when', () => {
  expect(noteOn('2026-11-22', flags)).toBe('day 1 of 3, from 16:00')
  expect(noteOn('2026-11-23', flags)).toBe('day 2 of 3')
  expect(noteOn('2026-11-24', flags)).toBe('day 3 of 3, until 18:30')
  expect(noteOn('2026-11-22', flags, 'he')).toBe('יום 1 מתוך 3, משעה 16:00')
  expect(noteOn('2026-11-24', flags, 'he')).toBe('יום 3 מתוך 3, עד שעה 18:30')
})

test('an event of one day says nothing', () => {
  expect(noteOn('2026-11-20', sampleEvent())).toBeUndefined()
})
