import { expect, test } from 'vitest'
import { foldedText, allowedTypos, lettersApart } from '../text/spelling.ts'
import { readSearch } from './event-search.ts'

function read(text: string) {
  const { understood, words } = readSearch(text)
  return [understood.map(({ kind, value }) => `${kind} ${value}`).join(', '), words.join(', ')]
}

test.each([
  ['ctf israel december', 'type ctf, country Israel, month 12', ''],
  ['כנס חיפה', 'type conference, city Haifa', ''],
  ['CTFs in Tel-Aviv', 'type ctf, city Tel Aviv', ''],
  ['כנסים בתל אביב בדצמבר', 'type conference, city Tel Aviv, month 12', ''],
  ['סדנאות סייבר בארה"ב', 'type workshop, country United States', 'סייבר'],
  ['הכנס בגרמניה במאי 2027', 'type conference, country Germany, month 2027-05', ''],
  ['December 2026 malware', 'month 2026-12', 'malware'],
  ['black hat 2027', 'year 2027', 'black, hat'],
  ['2026-12', 'month 2026-12', ''],
  ['3/2027 online', 'month 2027-03, online online', ''],
  ['United States of America', 'country United States', ''],
  ['וובינר אונליין', 'type webinar, online online', ''],
  ['it security in us', '', 'it, security, in, us'],
  ['"may" malware', '', 'may, malware'],
  ['מאי', 'month 05', ''],
  ['הודו', 'country India', ''],
  ['the of', '', 'the, of'],
  ['***', '', ''],
])('%s is read as %s, and looks for %s', (text, understood, words) => {
  expect(read(text)).toEqual([understood, words])
})

test('what is understood says how it was written, and what the search is without it', () => {
  const [type, place] = readSearch('CTF ב־חיפה Night').understood
  expect(type).toMatchObject({ text: 'CTF', rest: 'ב־חיפה Night' })
  expect(place).toMatchObject({ text: 'ב־חיפה', rest: 'CTF Night', said: 'חיפה' })
})

test('a text is looked for without case, accents, points and signs', () => {
  expect(foldedText("  Café-Be'er   SHEVA: שָׁלוֹם צה״ל 100%_ ")).toBe('cafe beer sheva שלום צהל 100')
})

test.each([
  ['blakc', 'black', 1],
  ['confrence', 'conference', 1],
  ['isreal', 'israel', 1],
  ['סיבר', 'סייבר', 1],
  ['malware', 'hardware', Number.POSITIVE_INFINITY],
  ['flag', 'flags', 1],
  ['same', 'same', 0],
])('%s and %s are %d letters apart', (one, other, apart) => {
  expect(lettersApart(one, other, 2)).toBe(apart)
})

test('short words are not forgiven, long ones twice', () => {
  expect(['ctf', 'black', 'conference'].map(allowedTypos)).toEqual([0, 1, 2])
})
