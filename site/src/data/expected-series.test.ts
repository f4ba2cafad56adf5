import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { seriesData, usualMonth, type ShownList } from './event-lists.ts'

test('the usual month of a series is said in words, or both where it may be either', () => {
  const english = { locale: 'en', t: messagesFor('en') } as const
  expect(usualMonth(english, ['2027-06'])).toBe('Usually in June.')
  expect(usualMonth(english, ['2026-12', '2027-01'])).toBe('Usually in December or January.')
  const hebrew = { locale: 'he', t: messagesFor('he') } as const
  const plain = (months: string[]) => usualMonth(hebrew, months).replaceAll(/[\u2066-\u2069]/g, '')
  expect(plain(['2027-06'])).toBe('בדרך כלל ביוני.')
  expect(plain(['2027-06', '2027-07'])).toBe('בדרך כלל: יוני או יולי.')
})

test('search engines get a series with its website, and no day of an edition that nobody announced', () => {
  const list = { series: { url: 'https://flags.example' }, expected: [{ months: ['2027-06'] }] }
  const page = { list, name: 'Flag days' } as unknown as ShownList
  expect(seriesData(page, 'https://calendar.example/series/flag-days')).toEqual({
    '@type': 'EventSeries',
    name: 'Flag days',
    url: 'https://calendar.example/series/flag-days',
    sameAs: 'https://flags.example',
  })
})
