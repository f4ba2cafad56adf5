import { textsWithout } from '@cyberluach/i18n/changed-texts'
import type { Messages } from '@cyberluach/i18n/messages'

/** The messages that the calendar shows, so that the page carries no others twice. */
export function calendarTexts({ calendar, card, common, day, filters, search, dialog, luach }: Messages) {
  const { types, difficulty, states, only, typesPlural, retry, today, loading, online, allDay } = common
  return {
    calendar: textsWithout(calendar, 'live', 'sampleTag'),
    luach,
    live: calendar.live,
    types,
    difficulty,
    states,
    only,
    typesPlural,
    filters,
    search,
    retry,
    prize: dialog.prize,
    ended: dialog.timing.ended,
    sample: dialog.sample,
    sampleTag: calendar.sampleTag,
    dayOf: day.dayOf,
    sampleOpening: card.sampleOpening,
    earlier: card.earlier,
    today,
    loading,
    online,
    allDay,
  }
}

export type CalendarTexts = ReturnType<typeof calendarTexts>
