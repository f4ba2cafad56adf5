import { expect, test } from 'vitest'
import { readsAs } from './find-as-read.ts'

test.each([
  ['All cyber events, one calendar', 'one calendar'],
  ['All cyber events, one calendar', 'CYBER calendar'],
  ['Don’t miss “Night”', `don't miss "night"`],
  ['שעון ת״א', 'שעון ת"א'],
  ['בית־ספר', 'בית-ספר'],
  ['שלום', 'שָׁלוֹם'],
  ['{n} events today', '12 events today'],
  ['{n} events today', '\u20681,200\u2069 events'],
  ['Prize: {amount}', 'Prize: $5,000'],
  ['By {name} on {date}', 'By Noa Levi on 20 November 2026'],
])('%j reads as %j', (text, asked) => expect(readsAs(text, asked)).toBe(true))

test.each([
  ['All cyber events, one calendar', 'another calendar'],
  ['{n}', '12 events today'],
  ['{n} events today', '12'],
  ['{n} events today', '12 posts today'],
  ['Home', 'Home is where the flag is'],
  ['Anything', ' \u200f '],
])('%j does not read as %j', (text, asked) => expect(readsAs(text, asked)).toBe(false))
