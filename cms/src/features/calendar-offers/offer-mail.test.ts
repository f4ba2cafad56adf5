import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { writeOfferMail } from './offer-mail.tsx'

const offer = { origin: 'https://calendar.example', address: 'https://night.example/events.ics', note: null }

test.each(
  locales.flatMap((locale) => (['received', 'added', 'declined'] as const).map((what) => [what, locale] as const)),
)('the mail about a calendar that was %s reads as it did, in %s', async (what, locale) => {
  const note = what === 'declined' ? 'Its events are about other things.' : null
  const { html, text } = await writeOfferMail(messagesFor(locale), { ...offer, what, locale, note })
  await expect(text).toMatchFileSnapshot(`./kept/offer-${what}-${locale}.txt`)
  await expect(html).toMatchFileSnapshot(`./kept/offer-${what}-${locale}.html`)
})

test('what was typed is text, and a very long address is cut', async () => {
  const address = `https://night.example/{host}?<script>alert(1)</script>${'x'.repeat(3000)}`
  const { html, text, subject } = await writeOfferMail(messagesFor('en'), {
    ...offer,
    what: 'declined',
    locale: 'en',
    address,
    note: '<script>{address}',
  })
  expect(html).not.toContain('<script')
  expect(text).toContain('<script>{address}')
  expect(text.length).toBeLessThan(2000)
  expect(subject).toBe('Your calendar was not added: night.example')
})
