import { messagesFor } from '@cyberluach/i18n/messages'
import { messagesWith } from '@cyberluach/i18n/editable-texts'
import { expect, test } from 'vitest'
import { calendarTexts } from '../events/calendar-texts.ts'
import { contactTexts } from '../islands/contact/contact-texts.ts'
import { changesFor } from './texts.ts'

test('a page tells an island nothing of texts that nobody changed', () => {
  expect(changesFor({ locale: 'he', t: messagesFor('he') }, calendarTexts)).toBeUndefined()
})

test('a page tells what people changed of the texts that the island shows, and no others', () => {
  const t = messagesWith('en', {
    'card.earlier': 'Before',
    'calendar.more.one': 'and one',
    'home.heroTitle': 'x',
  })
  expect(changesFor({ locale: 'en', t }, calendarTexts)).toEqual({
    earlier: 'Before',
    calendar: { more: { one: 'and one' } },
  })
})

test('what is shown may also hang on how the site is set up', () => {
  const t = messagesFor('en')
  const { text } = t.toasts.contact.failed
  expect(changesFor({ locale: 'en', t }, contactTexts, contactTexts(t, true))).toEqual({
    toasts: { failed: { text } },
  })
})
