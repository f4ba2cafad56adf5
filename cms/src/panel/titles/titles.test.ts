import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { panelTitle, tabTitle } from './titles.ts'

test.each(['en', 'he'] as const)('the views of our own have a title in the reader’s language: %s', (locale) => {
  const { personalData, translationsPanel } = messagesFor(locale)
  expect(panelTitle('personal-data', locale)).toBe(personalData.title)
  expect(panelTitle('translations', locale)).toBe(translationsPanel.title)
})

test('a tab names the site, in the reader’s language and with its signs', () => {
  expect(tabTitle('Editing - Post', 'en')).toBe('Editing - Post | CyberLuach')
  expect(tabTitle('עריכה - פוסט', 'he')).toBe('עריכה: פוסט | סייברלוח')
})

test('other pages of the panel keep the title that the panel gives them', () => {
  expect(panelTitle('collections/events', 'he')).toBeNull()
  expect(panelTitle('', 'en')).toBeNull()
})
