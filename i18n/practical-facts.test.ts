import { eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import { expect, test } from 'vitest'
import { messagesFor } from './messages.ts'
import { languageNames, languageOptions, practicalFacts } from './practical-facts.ts'

const nothing = unknownValues(eventFields.practical)
const linesOf = (locale: 'en' | 'he', stated: Partial<typeof nothing>) =>
  practicalFacts(locale, messagesFor(locale).eventForm, { ...nothing, ...stated }).map(({ name, value, href }) =>
    [name, value, href].filter(Boolean).join(': '),
  )

test('what is not stated is not said, and a no is said as one', () => {
  expect(linesOf('en', {})).toEqual([])
  expect(linesOf('en', { captions: 'no', stepFreeAccess: 'yes' })).toEqual([
    'Live captions: No',
    'Step-free access: Yes',
  ])
  expect(linesOf('he', { captions: 'no', stepFreeAccess: 'yes' })).toEqual([
    'כתוביות בזמן אמת: אין',
    'גישה ללא מדרגות: יש',
  ])
})

test('languages are named in that of the page, and a code of conduct by its host', () => {
  expect(linesOf('en', { languages: 'en,he', conductUrl: 'https://example.org/conduct' })).toEqual([
    'Language of the event: English and Hebrew',
    'Code of conduct: example.org: https://example.org/conduct',
  ])
  expect(languageNames('he', 'en,he,de')).toBe('אנגלית, עברית וגרמנית')
})

test('the languages of the site stand first, and what was stated can be chosen again', () => {
  expect(languageOptions('en').slice(0, 4)).toEqual([
    ['en', 'English'],
    ['he', 'Hebrew'],
    ['en,he', 'English and Hebrew'],
    ['am', 'Amharic'],
  ])
  expect(languageOptions('en', 'en,pl')[0]).toEqual(['en,pl', 'English and Polish'])
  expect(languageOptions('en', 'de')).toEqual(languageOptions('en'))
})
