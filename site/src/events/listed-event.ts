import { briefFields, type BriefEvent, type CalendarEvent } from '@cyberluach/core/events/event'
import type { Live } from '@cyberluach/core/events/live'
import type { Locale } from '@cyberluach/i18n/locales'

/** What cards and the search need besides. */
export const wholeFields = ['description', 'descriptionHe'] as const

/**
 * What the calendar shows of an event; the dialog reads the rest when it opens. The description comes only where cards
 * or a search need it.
 */
export type ListedEvent = BriefEvent &
  Partial<Pick<CalendarEvent, (typeof wholeFields)[number]>> & {
    /** How it stands while it is under way. */
    live?: Live
    /** Of one of today: that it is over. */
    hasEnded?: true
  }

export function listedEvent(event: CalendarEvent): ListedEvent {
  return picked(event, briefFields)
}

export function wholeListedEvent(event: CalendarEvent): ListedEvent {
  return picked(event, [...briefFields, ...wholeFields])
}

/** What readers in a language see of an event. Others need no Hebrew; its English title says where it stands in a day. */
export function forReadersOf(locale: Locale, event: ListedEvent): ListedEvent {
  if (locale === 'he') return event
  return { ...event, titleHe: null, ...('descriptionHe' in event ? { descriptionHe: null } : {}) }
}

function picked(
  event: CalendarEvent,
  fields: readonly (keyof ListedEvent & keyof CalendarEvent)[],
): ListedEvent {
  return Object.fromEntries(
    fields.map((field) => [field, event[field]]),
  ) as Partial<ListedEvent> as ListedEvent
}
