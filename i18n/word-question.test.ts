import { answerCodeOf, newWordQuestion, thingsOf } from '@cyberluach/core/messages/word-question'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from './locales.ts'
import { messagesFor } from './messages.ts'
import { numberWords, thingWords, answerCodesOf, questionText } from './word-question.ts'

test.each([
  ['Wednesday', 'day-3'],
  [' wednesday. ', 'day-3'],
  ['WED', 'day-3'],
  ['יום רביעי', 'day-3'],
  ['רביעי', 'day-3'],
  ['יום ד׳', 'day-3'],
  ["ד'", 'day-3'],
  ['שבת', 'day-6'],
  ['April', 'month-4'],
  ['אפריל', 'month-4'],
  ['חודש אפריל', 'month-4'],
  ['4', 'month-4'],
  ['04', 'month-4'],
  ['7', 'number-7'],
  ['٧', 'number-7'],
  ['۷', 'number-7'],
  ['７', 'number-7'],
  ['１６', 'number-16'],
  ['\u2067שבע\u2069', 'number-7'],
  ['\u200f7\u200f', 'number-7'],
  ['שִׁבְעָה', 'number-7'],
  ['שש־עשרה', 'number-16'],
  ['It is seven', 'number-7'],
  ['the Horse!', 'thing-horse'],
  ['הסוס', 'thing-horse'],
  ['סוּס', 'thing-horse'],
  ['“Horse”', 'thing-horse'],
])('%j means %s', (typed, code) => {
  expect(answerCodesOf(typed)).toContain(code)
})

test.each([
  '',
  ' ',
  '7 8',
  'dog cat horse',
  'Monday Tuesday',
  '-',
  '7.5',
  '1e1',
  '0x7',
  'constructor',
  '__proto__',
  '7'.repeat(400),
  '\u0000',
])('%j answers nothing', (typed) => {
  expect(answerCodesOf(typed)).toEqual([])
})

test('every question can be answered in the words that it is asked in, and says no digit', () => {
  const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  fc.assert(
    fc.property(chance, fc.constantFrom(...locales), (stream, locale) => {
      const question = newWordQuestion(() => stream.next().value ?? 0)
      const text = questionText(locale, messagesFor(locale).wordQuestion, question)
      expect(text).not.toMatch(/[\d{}]/)
      expect(text).toMatch(/\?$/)
      const code = answerCodeOf(question)
      const [kind = '', what = ''] = code.split('-')
      if (kind === 'number') expect(answerCodesOf(numberWords.get(Number(what))?.[locale][0] ?? '')).toContain(code)
    }),
  )
})

test('no word means two things', () => {
  for (const thing of Object.values(thingsOf).flat())
    for (const locale of locales)
      for (const word of thingWords[thing][locale]) expect(answerCodesOf(word)).toEqual([`thing-${thing}`])
})
