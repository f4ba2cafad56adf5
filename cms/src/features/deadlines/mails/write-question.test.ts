import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { describe, expect, test } from 'vitest'
import { writeQuestion } from './write-question.tsx'

const question = {
  kind: 'callForPapers',
  day: '2026-12-01',
  at: null,
  zone: null,
  title: 'Night of the flags',
  titleHe: 'ליל הדגלים',
} as const

describe.each(locales)('in %s', (locale) => {
  test.each([
    ['organizer', false],
    ['staff', true],
  ])('the question to the %s reads as it did, in both parts', async (name, isForStaff) => {
    const { subject, html, text } = await writeQuestion(messagesFor(locale), {
      locale,
      origin: 'https://calendar.example',
      timeZone: 'Asia/Jerusalem',
      question,
      address: 'https://calendar.example/deadline/a.b.c',
      isForStaff,
    })
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`./kept/${name}-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`./kept/${name}-${locale}.html`)
  })
})

test('what somebody typed is text in the page', async () => {
  const { html } = await writeQuestion(messagesFor('en'), {
    locale: 'en',
    origin: 'https://calendar.example',
    timeZone: 'Asia/Jerusalem',
    question: { ...question, title: '<script>alert(1)</script>' },
    address: 'https://calendar.example/deadline/a.b.c',
    isForStaff: false,
  })
  expect(html).not.toContain('<script')
})
