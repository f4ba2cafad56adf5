import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { describe, expect, test } from 'vitest'
import type { Arrivals } from '../arrivals.ts'
import { writeNotice } from './write-notice.tsx'

const origin = 'https://calendar.example'

const arrivals: Arrivals = {
  submissions: [
    {
      title: 'Night of the Flags 2026',
      titleHe: 'ליל הדגלים 2026: CTF לקבוצות',
      name: 'Noa Levi',
      rating: null,
    },
    { title: 'Harbour Security Conference', titleHe: null, name: null, rating: null },
  ],
  requests: [],
  messages: [{ title: 'A broken link on the day page', titleHe: null, name: 'יעל כהן', rating: null }],
  feedback: [{ title: '[FEEDBACK] Platform Feedback - Rating: 4/5', titleHe: null, name: null, rating: 4 }],
}

const none = { submissions: 0, requests: 0, messages: 0, feedback: 0 }
const waiting = { all: { submissions: 12, requests: 0, messages: 1, feedback: 2 }, suspicious: none }

// The files are what the pictures of the mails are taken from, too: `e2e/mails.spec.ts`.
describe.each(locales)('in %s', (locale) => {
  const texts = messagesFor(locale)
  test.each([
    ['notice', null],
    ['daily', waiting],
  ])('the mail “%s” reads as it did, in both parts', async (name, counts) => {
    const { subject, html, text } = await writeNotice(texts, {
      locale,
      origin,
      arrivals,
      suspicious: 0,
      waiting: counts,
      backup: null,
    })
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`./kept/${name}-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`./kept/${name}-${locale}.html`)
  })
})

test('what an organizer asks for is called a request, and leads to where it is decided on', async () => {
  const asked = { title: 'Haifa Night', titleHe: 'ליל חיפה', name: 'Noa Levi', rating: null }
  const notice = {
    origin,
    arrivals: { submissions: [], requests: [asked], messages: [], feedback: [] },
    suspicious: 0,
    waiting: { all: { ...none, requests: 2 }, suspicious: none },
    backup: null,
  }
  const english = await writeNotice(messagesFor('en'), { locale: 'en', ...notice })
  expect(english.subject).toBe('1 new request')
  expect(english.text).toContain('Changes that organizers ask for')
  expect(english.text).toContain('Haifa Night, from Noa Levi')
  expect(english.text).toContain('2 requests')
  expect(english.text).toContain(`${origin}/admin/dashboard#submissions`)
  const hebrew = await writeNotice(messagesFor('he'), { locale: 'he', ...notice })
  expect(hebrew.subject).toBe('בקשת שינוי חדשה')
  expect(hebrew.text).toContain('שתי בקשות שינוי')
})

describe.each(locales)('where scripts have sent something, in %s', (locale) => {
  test('their number is said with a link to each kind, and none of their words', async () => {
    const { subject, html, text } = await writeNotice(messagesFor(locale), {
      locale,
      origin,
      arrivals: nothing,
      suspicious: 1003,
      waiting: {
        all: { submissions: 1012, requests: 0, messages: 3, feedback: 0 },
        suspicious: { ...none, submissions: 1000, messages: 3 },
      },
      backup: null,
    })
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`./kept/suspicious-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`./kept/suspicious-${locale}.html`)
  })
})

const nothing: Arrivals = { submissions: [], requests: [], messages: [], feedback: [] }

test('a backup that is late stands first, alone where nothing arrived, and leads to the first tab', async () => {
  const late = {
    origin,
    arrivals: nothing,
    suspicious: 0,
    waiting: null,
    backup: { lastDay: '2026-11-20' as const },
  }
  const english = await writeNotice(messagesFor('en'), { locale: 'en', ...late })
  expect(english.subject).toBe('Backups are late')
  expect(english.text).toContain('The last backup is of')
  expect(english.text).toContain('November 20, 2026')
  expect(english.text).not.toContain('This arrived')
  expect(english.text).toContain(`${origin}/admin/dashboard#analytics`)
  const hebrew = await writeNotice(messagesFor('he'), { locale: 'he', ...late, arrivals, waiting })
  expect(hebrew.subject).toBe('הגיבויים מתעכבים · שתי הגשות חדשות · פנייה חדשה · משוב חדש')
  expect(hebrew.text).toContain('20 בנובמבר 2026')
  const never = await writeNotice(messagesFor('en'), { locale: 'en', ...late, backup: { lastDay: null } })
  expect(never.text).toContain('No backup has succeeded yet.')
})

test('what a visitor typed is text, and cut where it is long', async () => {
  const title = '<img src=x onerror=alert(1)> {name} '.repeat(20)
  const one = {
    submissions: [{ title, titleHe: null, name: title, rating: null }],
    requests: [],
    messages: [],
    feedback: [],
  }
  const { html, text, subject } = await writeNotice(messagesFor('en'), {
    locale: 'en',
    origin,
    arrivals: one,
    suspicious: 0,
    waiting: null,
    backup: null,
  })
  expect(html).not.toContain('<img')
  expect(text.length).toBeLessThan(700)
  expect(subject).toBe('1 new submission')
})
