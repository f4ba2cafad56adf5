import type { CalendarEvent, EventType } from '@cyberluach/core/events/event'
import type { Notification, NotificationPriority } from '@cyberluach/core/events/notifications'
import { formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { eventAddress } from '../../events/addresses.ts'
import { titleOf, type LocalText } from '@cyberluach/i18n/event-words'

/** A notification as it is read, in the visitor's language. */
export type ShownNotification = {
  id: string
  eventId: string
  href: string
  type: EventType
  title: LocalText
  sentence: string
  pill: string
  priority: { level: NotificationPriority; label: string }
}

type Setting = { locale: Locale; text: Messages['notifications']; timeZone: string }

/** A notification as the panel shows it. */
export function shownNotification(note: Notification<CalendarEvent>, setting: Setting): ShownNotification {
  const { event, priority } = note
  return {
    id: note.id,
    eventId: event.id,
    href: eventAddress(setting.locale, event.id),
    type: event.eventType,
    title: titleOf(setting.locale, event),
    sentence: notificationSentence(note, setting),
    pill: notificationPill(note, setting),
    priority: { level: priority, label: setting.text.priority[priority] },
  }
}

/** The sentence of a notification. */
export function notificationSentence(note: Notification<CalendarEvent>, { locale, text }: Setting): string {
  const { type, days } = note
  if (type === 'registration_closing') return fill(locale, text.registrationOpen, { n: days })
  return type === 'soon' ? text.soon : text.startsToday
}

/** The few words at its end: when it is, as far as the sentence does not say so. */
export function notificationPill(
  { type, days, event }: Notification<CalendarEvent>,
  { locale, text, timeZone }: Setting,
): string {
  if (type === 'today') return event.allDay ? text.pillAllDay : formatTime(event.startDate, timeZone)
  return type === 'soon' ? fill(locale, text.pillDays, { n: days }) : text.pillOpen
}
