import { countryCodes } from '@cyberluach/core/places/country-code'
import { answerPlace } from '@cyberluach/core/sources/suggestions'
import { isWebLink } from '@cyberluach/core/text/links'
import { expect, test } from 'vitest'
import { addressKey, catalogue } from './suggestions.ts'

const named = (faulty: (entry: (typeof catalogue)[number]) => boolean) =>
  catalogue.filter(faulty).map(({ name }) => name)

test('each suggestion has an address that can be read, or asks for what makes one', () => {
  expect(
    named(({ address, asks }) => !isWebLink(address.replace(/^\{answer\}$/, 'https://x.example')) && !asks),
  ).toEqual([])
  expect(named(({ address, asks }) => address.includes(answerPlace) !== (asks !== undefined))).toEqual([])
  expect(named(({ address }) => /\{(?!answer\}|year\})/.test(address))).toEqual([])
})

test('no list is suggested twice', () => {
  const questions = catalogue.flatMap(({ asks }) => asks ?? [])
  expect(new Set(questions).size).toBe(questions.length)
  const keys = catalogue.map(({ address, asks = '' }) => addressKey(address) + asks)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  const names = catalogue.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('each has a kind of event, a country that is one, and says where what is known of it can be looked at', () => {
  expect(named(({ eventTypes }) => eventTypes.length === 0)).toEqual([])
  expect(named(({ country }) => country !== undefined && !countryCodes.includes(country))).toEqual([])
  expect(named(({ seenAt }) => seenAt !== undefined && !isWebLink(seenAt))).toEqual([])
  expect(named(({ seenOn }) => !!seenOn && !/^20[12]\d-(0[1-9]|1[0-2])(-\d\d)?$/.test(seenOn))).toEqual([])
  expect(named(({ confidence, seenAt }) => confidence === 'stated' && !seenAt)).toEqual([])
})

test('what is said to be open names its licence and credit, and nothing else does', () => {
  expect(named(({ basis, licence }) => (basis === 'openLicence') !== (licence !== undefined))).toEqual([])
  expect(named(({ licence, credit }) => licence !== undefined && credit === undefined)).toEqual([])
})

test.each([
  ['https://raw.githubusercontent.com/a/b/main/2026.md', 'http://raw.githubusercontent.com/a/b/HEAD/{year}.md'],
  [
    'https://raw.githubusercontent.com/a/b/refs/heads/main/x/2026/s.json',
    'https://raw.githubusercontent.com/a/b/HEAD/x/{year}/s.json',
  ],
  ['https://www.meetup.com/OWASP-London/events/ical', 'https://meetup.com/owasp-london/events/ical/'],
])('one list has one address, however it is spelled: %s', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other))
})
