import type { Credit } from '@cyberluach/core/sources/credits'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { creditParts } from './credit-parts.ts'

const changed: Credit = {
  name: '{Cyber,Info}Sec Events by xsa',
  url: 'https://github.com/xsa/infosec-events',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  isModified: true,
}
const unchanged: Credit = {
  name: 'confs.tech',
  url: 'https://github.com/tech-conferences/conference-data',
  licence: 'MIT',
  licenceUrl: 'https://opensource.org/license/mit',
  isModified: false,
}
const unlicensed: Credit = { ...unchanged, name: 'Haifa Sec', licence: null, licenceUrl: null }
const unknownLicence: Credit = { ...unlicensed, licence: 'With the owner’s permission' }

const sentence = (source: Credit, locale: 'en' | 'he') =>
  creditParts(source, messagesFor(locale).footer)
    .map(({ text }) => text)
    .join('')
    .replace(/[\u2066\u2069]/g, '')

test('a licence that wants changes told is credited as changed, a name that looks like a gap in quotes, and no address bare', () => {
  expect(sentence(changed, 'en')).toBe('Contains data from “{Cyber,Info}Sec Events by xsa”, CC BY 4.0, modified')
  expect(sentence(changed, 'he')).toBe('כולל נתונים מתוך “{Cyber,Info}Sec Events by xsa”, CC BY 4.0, לאחר שינויים')
})

test('another licence is named, and a list without one is credited by its name', () => {
  expect(sentence(unchanged, 'en')).toBe('Contains data from confs.tech, MIT')
  expect(sentence(unchanged, 'he')).toBe('כולל נתונים מתוך confs.tech, MIT')
  expect(sentence(unlicensed, 'en')).toBe('Contains data from Haifa Sec')
  expect(sentence(unknownLicence, 'en')).toBe('Contains data from Haifa Sec, With the owner’s permission')
})

test('name and licence are links where there is an address', () => {
  const links = (source: Credit) =>
    creditParts(source, messagesFor('he').footer)
      .filter(({ href }) => href)
      .map(({ text, href }) => [text, href])
  expect(links(changed)).toEqual([
    [`“${changed.name}”`, changed.url],
    [changed.licence, changed.licenceUrl],
  ])
  expect(links(unknownLicence)).toEqual([[unknownLicence.name, unknownLicence.url]])
})
