import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { describe, expect, test } from 'vitest'
import { writeWarning, type Warning } from './write-warning.tsx'

const given = { origin: 'https://calendar.example', username: 'noa' }
const signIn: Warning = {
  kind: 'staffSignIn',
  browser: 'Chrome',
  system: 'Android',
  country: 'Israel',
  city: 'Haifa',
}

describe.each(locales)('in %s', (locale) => {
  const texts = messagesFor(locale)
  test.each([
    ['sign-in', signIn],
    ['password', { kind: 'staffPassword', isOwn: true } as const],
    ['factors', { kind: 'staffFactors' } as const],
    ['password-by-admin', { kind: 'staffPassword', isOwn: false } as const],
  ])('the mail “%s” reads as it did, in both parts', async (name, warning) => {
    const { subject, html, text } = await writeWarning(texts, { ...given, locale, warning })
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`./kept/${name}-${locale}.txt`)
    await expect(html).toMatchFileSnapshot(`./kept/${name}-${locale}.html`)
  })
})

test('a browser and a place that nobody knows are told as such', async () => {
  const unknown = { ...signIn, browser: null, system: null, country: null, city: null }
  const mail = await writeWarning(messagesFor('en'), { ...given, locale: 'en', warning: unknown })
  expect(mail.subject).toBe('New sign-in: Unknown browser')
  expect(mail.text).toContain('new to this account: Unknown browser.')
})
