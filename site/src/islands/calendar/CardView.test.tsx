import { messagesFor } from '@cyberluach/i18n/messages'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calendarTexts } from '../../events/calendar-texts.ts'
import { sampleListedEvent } from '../../testing/sample-event.ts'
import { CalendarContext } from './CalendarContext.tsx'
import { CardView } from './CardView.tsx'

const texts = calendarTexts(messagesFor('en'))
const setting = {
  locale: 'en',
  timeZone: 'Asia/Jerusalem',
  texts,
  today: '2026-11-20',
  isHebrewCalendarShown: true,
} as const

/** The titles and the heading of the cards of a month with an event on each of these days, in their order. */
function shown(month: string, days: string[]): string[] {
  const events = days.map((day) => sampleListedEvent({ id: day, title: day, day, lastDay: day }))
  const html = renderToString(
    <CalendarContext value={setting}>
      <CardView month={month} events={events} isLoading={false} />
    </CalendarContext>,
  )
  return [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text]) => text ?? '')
}

test('the cards of this month begin with what comes next, and what is over stands under a heading', () => {
  expect(shown('2026-11', ['2026-11-03', '2026-11-12', '2026-11-20', '2026-11-24'])).toEqual([
    '2026-11-20',
    '2026-11-24',
    texts.earlier,
    '2026-11-12',
    '2026-11-03',
  ])
})

test('the cards of a month that is over have its own order and no heading', () => {
  expect(shown('2026-10', ['2026-10-12', '2026-10-03'])).toEqual(['2026-10-03', '2026-10-12'])
})
