import { formatDateRange } from '@cyberluach/i18n/format'
import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { eventCard } from './card.ts'

const messages = { en: messagesFor('en'), he: messagesFor('he') }

test.each(locales)('the card of what was cancelled or postponed says so, %s', (locale) => {
  const { states } = messages[locale].common
  const textOf = (state: 'scheduled' | 'cancelled' | 'postponed') =>
    JSON.stringify(eventCard(locale, messages, sampleEvent({ state }), 'Asia/Jerusalem'))
  expect(textOf('cancelled')).toContain(states.cancelled)
  expect(textOf('postponed')).toContain(states.postponed)
  expect(textOf('scheduled')).not.toContain(states.cancelled)
})

test.each(locales)('the card of what moved says so, with its former days, %s', (locale) => {
  const former = { startDate: '2026-11-03T18:00:00+02:00', day: '2026-11-03', lastDay: '2026-11-04' }
  const card = JSON.stringify(eventCard(locale, messages, sampleEvent({ state: 'moved', former }), 'Asia/Jerusalem'))
  expect(card).toContain(messages[locale].common.states.moved)
  expect(card).toContain(formatDateRange(locale, '2026-11-03', '2026-11-04'))
  expect(card).toContain('line-through')
})

test.each(locales)('the card of a sample says that it is one, and no other does, %s', (locale) => {
  const textOf = (isSample: boolean) =>
    JSON.stringify(eventCard(locale, messages, sampleEvent({ isSample }), 'Asia/Jerusalem'))
  expect(textOf(true)).toContain(messages[locale].dialog.sample)
  expect(textOf(false)).not.toContain(messages[locale].dialog.sample)
})
