import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { noFilter } from '@cyberluach/core/events/event-filter'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { CalendarProps } from '../events/calendar-state.ts'
import { calendarTexts } from '../events/calendar-texts.ts'
import { packedEvents, listedEvent } from '../events/listed-event.ts'
import { answerCalls } from './answer-calls.ts'
import { sampleEvent } from './sample-event.ts'

const timeZone = 'Asia/Jerusalem'
/** When the samples are looked at. */
export const morning = new Date('2026-11-20T09:00:00+02:00')

export const conference = sampleEvent({ day: '2026-11-24' })
export const contest = sampleEvent({
  id: '5b3c5a3e-6f52-4f7a-9d0c-5d2f3b0c7e11',
  title: 'Night of the flags',
  titleHe: 'ליל הדגלים',
  eventType: 'ctf',
  day: '2026-11-26',
  isOnline: true,
})
export const finals = sampleEvent({
  id: '0c6b9d3f-58a9-4f43-8a31-6f6d8f0f6a02',
  title: 'The finals',
  eventType: 'competition',
  day: '2026-12-03',
})
const events = [conference, contest, finals]

/** What the server gives the calendar of that month for a test, changed as the test needs. */
export function propsFor(locale: Locale, changes: Partial<CalendarProps> = {}): CalendarProps {
  return {
    locale,
    timeZone,
    texts: calendarTexts(messagesFor(locale)),
    now: morning.toISOString(),
    today: dayKeyOf(morning, timeZone),
    state: { month: '2026-11', filter: noFilter, saved: false, view: 'month' },
    countries: ['Israel'],
    events: packedEvents([conference, contest].map(listedEvent)),
    next: null,
    isWhole: false,
    nearest: null,
    search: null,
    samples: 0,
    ...changes,
  }
}

/** Answers the calendar's calls with the samples, as the product's API would. */
export function answerWithEvents(): Request[] {
  return answerCalls(({ url }) => {
    const { from = '', to = '' } = Object.fromEntries(new URL(url).searchParams)
    return Response.json(events.filter(({ day, lastDay }) => lastDay >= from && day <= to))
  })
}
