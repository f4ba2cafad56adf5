import type { CalendarEvent } from '@cyberluach/core/event'
import type { Notification } from '@cyberluach/core/notifications'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { sampleEvent } from '../../testing/sample-event.ts'
import { notificationPill, notificationSentence } from './notification-text.ts'

const english = { locale: 'en', text: messagesFor('en').notifications, timeZone: 'Asia/Jerusalem' } as const
const hebrew = { locale: 'he', text: messagesFor('he').notifications, timeZone: 'Asia/Jerusalem' } as const

const note = (given: Partial<Notification<CalendarEvent>>): Notification<CalendarEvent> => ({
  id: '1',
  event: sampleEvent({ allDay: false, startDate: '2026-11-20T18:00:00+02:00' }),
  type: 'today',
  days: 0,
  priority: 'high',
  ...given,
})

test('an event of today names its hour by the site’s clock, if it has one', () => {
  expect(notificationSentence(note({}), english)).toBe('Starts today at 18:00')
  const allDay = note({ event: sampleEvent({ allDay: true }) })
  expect(notificationSentence(allDay, english)).toBe('Starts today')
})

test('days are counted as a speaker counts them', () => {
  const soon = (days: number) => note({ type: 'soon', days })
  expect(notificationSentence(soon(1), english)).toBe('Starting soon: tomorrow')
  expect(notificationSentence(soon(3), english)).toBe('Starting soon: in 3 days')
  expect(notificationSentence(soon(2), hebrew)).toBe('מתחיל בקרוב: בעוד יומיים')
})

test('the pill says today, the days, or that registration is open', () => {
  expect(notificationPill(note({}), english)).toBe('Today')
  expect(notificationPill(note({ type: 'soon', days: 1 }), english)).toBe('Tomorrow')
  expect(notificationPill(note({ type: 'registration_closing', days: 5 }), english)).toBe('Open')
})
