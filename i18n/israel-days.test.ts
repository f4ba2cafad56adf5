import { expect, test } from 'vitest'

import { israelDayNames, observedDayNames, hebrewCalendarDay } from './israel-days.ts'
import { messagesFor } from './messages.ts'

const [english, hebrew] = [messagesFor('en').luach, messagesFor('he').luach]

test('what is observed on a day and the eve that it is have names', () => {
  expect(israelDayNames('en', english, '2027-05-11')).toEqual(['Yom HaZikaron', 'Eve of Yom HaAtzmaut'])
  expect(israelDayNames('he', hebrew, '2027-04-22')).toEqual(['פסח'])
  expect(israelDayNames('he', hebrew, '2026-11-23')).toEqual([])
  expect(israelDayNames('he', hebrew, '2027-04-21')).toEqual(['ערב \u2067פסח\u2069'])
  expect(israelDayNames('he', hebrew, '2026-12-04')).toEqual(['נר ראשון של חנוכה'])
  expect(israelDayNames('en', english, '2026-12-04')).toEqual(['Eve of Hanukkah'])
})

test('days in a row have the names of what is observed within them, each once, and eves only of what comes after them', () => {
  expect(observedDayNames('en', english, '2026-12-07', '2026-12-10')).toEqual(['Hanukkah'])
  expect(observedDayNames('en', english, '2026-12-03', '2026-12-06')).toEqual(['Hanukkah'])
  expect(observedDayNames('en', english, '2027-05-10', '2027-05-11')).toEqual(['Yom HaZikaron', 'Eve of Yom HaAtzmaut'])
  expect(observedDayNames('he', hebrew, '2027-04-21', '2027-04-22')).toEqual(['פסח'])
  expect(observedDayNames('en', english, '2026-11-23', '2026-11-24')).toEqual([])
  expect(observedDayNames('en', english, '2026-12-05', '2026-12-01')).toEqual(['Hanukkah'])
  expect(observedDayNames('en', english, '2026-09-01', '2026-12-30')).toEqual([])
})

test('a day in words has its Hebrew date and what is observed on it', () => {
  expect(hebrewCalendarDay('en', english, '2026-12-05').words).toBe('Saturday, December 5, 2026, 25 Kislev, Hanukkah')
  expect(hebrewCalendarDay('he', hebrew, '2026-11-23').words).toBe('יום שני, 23 בנובמבר 2026, י״ג בכסלו')
})
