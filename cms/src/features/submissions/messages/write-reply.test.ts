import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { describe, expect, test } from 'vitest'
import { writeReply } from './write-reply.tsx'

const words = {
  en: {
    subject: 'Re: A broken link',
    answer: 'Thank you for telling us.\n\nThe link works again:\nhttps://calendar.example/day',
    message: 'The link on the page of the day leads nowhere.\nSince Sunday.',
  },
  he: {
    subject: 'Re: קישור שבור',
    answer: 'תודה שכתבתם לנו.\n\nהקישור עובד שוב:\nhttps://calendar.example/day',
    message: 'הקישור בדף היומי לא מוביל לשום מקום.\nמאז יום ראשון.',
  },
}

const given = {
  origin: 'https://calendar.example',
  at: new Date('2026-11-19T22:30:00Z'),
  timeZone: 'Asia/Jerusalem',
}

// The files are what the pictures of the mails are taken from, too: `e2e/mails.spec.ts`.
describe.each(locales)('in %s', (locale) => {
  test('an answer reads as it did, in both parts', async () => {
    const { html, text } = await writeReply(messagesFor(locale), { locale, ...given, ...words[locale] })
    await expect(text).toMatchFileSnapshot(`../mails/kept/reply-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`../mails/kept/reply-${locale}.html`)
  })
})

test('what was typed is text, on both sides, and a very long message is cut', async () => {
  const hostile = '<script>alert(1)</script> {date}'
  const { html, text } = await writeReply(messagesFor('en'), {
    locale: 'en',
    ...given,
    subject: hostile,
    answer: hostile,
    message: hostile + 'x'.repeat(20_000),
  })
  expect(html).not.toContain('<script')
  expect(text).toContain('<script>alert(1)</script> {date}')
  expect(text.length).toBeLessThan(4000)
})

test('without words of a visitor nothing is quoted', async () => {
  const { text } = await writeReply(messagesFor('en'), { locale: 'en', ...given, ...words.en, message: '' })
  expect(text).not.toMatch(/On .* you wrote|^>/m)
})
