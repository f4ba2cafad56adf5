import { expect, test } from 'vitest'

import { israelDayNames, luachDay } from './israel-days.ts'
import { messagesFor } from './messages.ts'

const [english, hebrew] = [messagesFor('en').luach, messagesFor('he').luach]

test('what is kept on a day and the eve that it is have names', () => {
  expect(israelDayNames('en', english, '2027-05-11')).toEqual(['Yom HaZikaron', 'Eve of Yom HaAtzmaut'])
  expect(israelDayNames('he', hebrew, '2027-04-22')).toEqual(['פסח'])
  expect(israelDayNames('he', hebrew, '2026-11-23')).toEqual([])
})

test('a day in words has its Hebrew date and what is kept on it', () => {
  expect(luachDay('en', english, '2026-12-05').words).toBe('Saturday, December 5, 2026, 25 Kislev, Hanukkah')
  expect(luachDay('he', hebrew, '2026-11-23').words).toBe('יום שני, 23 בנובמבר 2026, י״ג בכסלו')
})
