import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { creditParts } from './credit-parts.ts'
import { dataSources } from './data-sources.ts'

const [changed, unchanged] = dataSources
if (!changed || !unchanged) throw new Error('The calendar has two sources')

const sentence = (source: typeof changed, locale: 'en' | 'he') =>
  creditParts(source, messagesFor(locale).footer)
    .map(({ text }) => text)
    .join('')
    .replace(/[\u2066\u2069]/g, '')

test('a list that was changed is credited with its author, its address and its licence, and as changed', () => {
  expect(sentence(changed, 'en')).toBe(
    'Contains data from {Cyber,Info}Sec Events by xsa, https://github.com/xsa/infosec-events, CC BY 4.0, modified',
  )
  expect(sentence(changed, 'he')).toBe(
    'כולל נתונים מתוך {Cyber,Info}Sec Events מאת xsa, https://github.com/xsa/infosec-events, CC BY 4.0, לאחר שינויים',
  )
})

test('a list that is shown as it is has its name and its licence', () => {
  expect(sentence(unchanged, 'en')).toBe('Contains data from confs.tech, MIT')
  expect(sentence(unchanged, 'he')).toBe('כולל נתונים מתוך confs.tech, MIT')
})

test('name and licence are links', () => {
  const links = creditParts(changed, messagesFor('he').footer).filter(({ href }) => href)
  expect(links.map(({ text, href }) => [text, href])).toEqual([
    [changed.name, changed.url],
    [changed.licence, changed.licenceUrl],
  ])
})
