import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { describe, expect, test } from 'vitest'
import { renderMail } from '../mail/render-mail.tsx'
import { Confirm, Welcome } from './newsletter-mails.tsx'
import { Digest, FreeLetter } from './digests/Digest.tsx'
import { sampleContent } from '../../testing/sample-digest.ts'

const origin = 'https://calendar.example'
const intro = {
  en: 'A short week before the holidays.\n\nTell your team.',
  he: 'שבוע קצר לפני החג.\n\nספרו לחברים.',
}

const letterOf = {
  en: { subject: 'We are moving', words: 'On Sunday the calendar moves.\n\nYour links stay as they are.' },
  he: {
    subject: 'אנחנו עוברים',
    words: 'ביום ראשון הלוח עובר לכתובת חדשה.\n\nהקישורים שלכם יישארו כפי שהם.',
  },
}

// The files are what the pictures of the mails are taken from, too: `e2e/mails.spec.ts`.
describe.each(locales)('in %s', (locale) => {
  const given = { locale, texts: messagesFor(locale), origin }
  const unsubscribe = `${origin}/newsletter/unsubscribe?token=sample`
  const letters = {
    confirm: <Confirm {...given} link={`${origin}/newsletter/confirm?token=sample`} until="2026-11-27" />,
    welcome: <Welcome {...given} unsubscribe={unsubscribe} />,
    letter: <FreeLetter {...given} {...{ unsubscribe, ...letterOf[locale] }} />,
    digest: (
      <Digest
        {...given}
        {...{ unsubscribe, content: sampleContent, intro: intro[locale] }}
        timeZone="Asia/Jerusalem"
        subject={given.texts.newsletterMail.digest.heading}
      />
    ),
  }
  test.each(Object.entries(letters))('the mail “%s” reads as it did, in both parts', async (name, letter) => {
    const { html, text } = await renderMail(letter)
    await expect(text).toMatchFileSnapshot(`./mails/kept/${name}-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`./mails/kept/${name}-${locale}.html`)
  })
})
