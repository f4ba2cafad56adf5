import { expect, test } from 'vitest'

import { messagesFor } from './messages.ts'
import { fill } from './translate.ts'

const english = messagesFor('en')
const hebrew = messagesFor('he')

const lri = '\u2066'
const rli = '\u2067'
const pdi = '\u2069'
const rlm = '\u200f'

test('counts speak in the forms of their language', () => {
  expect([1, 2, 12].map((n) => fill('en', english.common.events, { n }))).toEqual(['1 event', '2 events', '12 events'])
  expect([1, 2].map((n) => fill('he', hebrew.common.events, { n }))).toEqual(['אירוע אחד', 'שני אירועים'])
  expect(fill('he', hebrew.common.inDays, { n: 12 })).toBe('בעוד 12 ימים')
  expect(fill('he', hebrew.common.inDays, { n: 20 })).toBe('בעוד 20 ימים')
})

test('numbers are grouped', () => {
  expect(fill('en', '{n} of {max} characters', { n: 9_000, max: 10_000 })).toBe('9,000 of 10,000 characters')
})

test('in a Hebrew sentence each text is isolated in its own direction', () => {
  expect(fill('he', 'פרס: {amount}', { amount: '$5,000' })).toBe(`פרס: ${lri}$5,000${pdi}`)
  expect(fill('he', 'סוג: {value}', { value: 'כנס' })).toBe(`סוג: ${rli}כנס${pdi}`)
})

test('in an English sentence a Hebrew title is isolated, an English one needs no help', () => {
  expect(fill('en', '{title} | CyberLuach', { title: 'CTF למתחילים' })).toBe(`${rli}CTF למתחילים${pdi} | CyberLuach`)
  expect(fill('en', '{title} | CyberLuach', { title: 'DEF CON' })).toBe('DEF CON | CyberLuach')
})

test('an Arabic title is isolated too', () => {
  expect(fill('en', '{title} | CyberLuach', { title: 'مؤتمر' })).toBe(`${lri}مؤتمر${pdi} | CyberLuach`)
})

test('a Hebrew sentence that begins with something else is marked as running right to left', () => {
  expect(fill('he', '{title} | סייברלוח', { title: 'DEF CON' })).toBe(`${rlm}${lri}DEF CON${pdi} | סייברלוח`)
  expect(fill('he', 'CTF: הסבר')).toBe(`${rlm}CTF: הסבר`)
  expect(fill('he', '15 הדקות האחרונות')).toBe(`${rlm}15 הדקות האחרונות`)
  expect(fill('he', 'LinkedIn')).toBe('LinkedIn')
})

test('a placeholder without a value stays as written, and an empty value leaves nothing behind', () => {
  expect(fill('en', 'Hello {name}')).toBe('Hello {name}')
  expect(fill('he', 'שלום {name}', { name: '' })).toBe('שלום ')
})

test('a value is text, whatever braces it holds', () => {
  expect(fill('en', '{a}, {b}', { a: '{b}', b: '$&' })).toBe('{b}, $&')
})
