import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { Notification } from '@cyberluach/core/events/notifications'
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

test('an event of today says so, and its hour by the site’s clock at the end', () => {
  expect(notificationSentence(note({}), english)).toBe('Starts today')
  expect(notificationPill(note({}), english)).toBe('18:00')
  const allDay = note({ event: sampleEvent({ allDay: true }) })
  expect(notificationPill(allDay, english)).toBe('All day')
})

test('of one that comes soon the days stand at the end, as a speaker counts them', () => {
  const soon = (days: number) => note({ type: 'soon', days })
  expect(notificationSentence(soon(3), english)).toBe('Starting soon')
  expect(notificationPill(soon(1), english)).toBe('Tomorrow')
  expect(notificationPill(soon(3), english)).toBe('In 3 days')
  expect(notificationPill(soon(2), hebrew)).toBe('בעוד יומיים')
})

test('that registration is open says when the event is once', () => {
  const open = note({ type: 'registration_closing', days: 5 })
  expect(notificationSentence(open, english)).toBe('Registration still open, event in 5 days')
  expect(notificationPill(open, english)).toBe('Open')
})
