import { messagesFor } from '@cyberluach/i18n/messages'
import { locales } from '@cyberluach/i18n/locales'
import { describe, expect, test } from 'vitest'
import { sampleMail } from '../../../testing/sample-organizer-mail.ts'
import {
  writePublished,
  writeReceived,
  writeRejected,
  writeRemoved,
  writeRequestAnswer,
  writeState,
} from './write-mails.tsx'

const url = '/event/night-of-the-flags-2026'
const formerly = { en: 'Thursday, November 5, 2026', he: 'יום חמישי, 5 בנובמבר 2026' }
const note = {
  en: 'The date clashes with the same event under another name.\nSend us the final date and we will look again.',
  he: 'לאירוע הזה אין עדיין תאריך סופי.\nשלחו אותו שוב כשהתאריך ידוע: https://flags.example',
}

const repeated = { title: 'Night of the flags', titleHe: 'ליל הדגלים' }

// The files are what the pictures of the mails are taken from, too: `e2e/mails.spec.ts`.
describe.each(locales)('in %s', (locale) => {
  const texts = messagesFor(locale)
  const mail = sampleMail(locale)
  test.each([
    ['received', () => writeReceived(texts, mail)],
    ['published', () => writePublished(texts, mail, url)],
    ['rejected', () => writeRejected(texts, mail, note[locale])],
    ['moved', () => writeState(texts, mail, { state: 'moved', former: formerly[locale], url })],
    ['postponed', () => writeState(texts, mail, { state: 'postponed', former: null, url })],
    ['cancelled', () => writeState(texts, mail, { state: 'cancelled', former: null, url })],
    ['scheduled', () => writeState(texts, mail, { state: 'scheduled', former: null, url })],
    ['request-declined', () => writeRequestAnswer(texts, mail, 'requestDeclined')],
    ['request-granted', () => writeRequestAnswer(texts, mail, 'requestGranted', url)],
    ['removed', () => writeRemoved(texts, mail)],
    ['repeated', () => writeRejected(texts, mail, note[locale], { ...repeated, path: url })],
  ])('the mail “%s” reads as it did, in both parts', async (name, write) => {
    const { subject, html, text } = await write()
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`./kept/${name}-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`./kept/${name}-${locale}.html`)
  })
})

describe('what a visitor typed', () => {
  const hostile = '<script>alert(1)</script> "x"\u2028Bcc: other@example.com {title} & co'
  const mail = sampleMail('en', { title: hostile, locationVenue: '<img src=x onerror=alert(1)>' })

  test('is text in the page, and stays in its line', async () => {
    const { html, text } = await writeReceived(messagesFor('en'), mail)
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain('<script>alert(1)</script>')
  })

  test('is cut in subjects, between letters and not within one', async () => {
    const family = '👩‍👩‍👧'
    const { subject } = await writePublished(messagesFor('en'), sampleMail('en', { title: family.repeat(200) }), url)
    expect(subject).toBe(`Published: ${family.repeat(89)}…`)
  })

  test('stands in an isolate of its own direction where the mail is Hebrew', async () => {
    const { subject } = await writeReceived(messagesFor('he'), sampleMail('he', { titleHe: 'CTF במינכן' }))
    expect(subject).toBe('האירוע התקבל: \u2067CTF במינכן\u2069')
  })
})

test('hours are told by the clock they were written by, and days without hours', async () => {
  const texts = messagesFor('en')
  const abroad = sampleMail('en', { timeZone: 'America/New_York' })
  expect((await writeReceived(texts, abroad)).text).toContain('New York Time')
  const days = sampleMail('en', { allDay: true })
  const { text } = await writeReceived(texts, days)
  expect(text).toContain(texts.common.allDay)
  expect(text).not.toMatch(/\d:\d\d/)
})

test('without a note there is no heading for one', async () => {
  const texts = messagesFor('en')
  const { text } = await writeRejected(texts, sampleMail('en'), null)
  expect(text).not.toContain(texts.mail.rejected.noteHeading)
})
