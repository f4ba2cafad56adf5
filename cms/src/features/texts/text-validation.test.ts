import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { validText } from './hooks.ts'

const answer = (key: string, text: unknown, language: 'en' | 'he' = 'he') =>
  validText('he')(text, {
    data: { key },
    req: { i18n: { language }, t: (name: string) => name } as unknown as PayloadRequest,
  })

test('a lost placeholder is named in the language of the panel', () => {
  expect(answer('calendar.more.other', 'עוד')).toContain('\u2066{n}\u2069')
  expect(answer('calendar.more.other', 'עוד')).toMatch(/^השאירו/)
  expect(answer('calendar.more.other', 'עוד', 'en')).toMatch(/^Keep \{n\}/)
})

test('a placeholder that nobody fills, a text that is too long: so, too', () => {
  expect(answer('home.heroTitle', 'שלום {name}')).toMatch(/מחקו/)
  expect(answer('home.submitButton', 'א'.repeat(500))).toMatch(/200/)
})

test.each([null, undefined, '', '  ', 'שלום'])('%j may stand', (text) => {
  expect(answer('home.heroTitle', text)).toBe(true)
})

test('what is no text is refused', () => {
  expect(answer('home.heroTitle', 7)).toBe('validation:invalidInput')
})
