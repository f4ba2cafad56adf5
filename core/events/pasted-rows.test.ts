import { expect, test } from 'vitest'
import { pastedRows, type PastedNames } from './pasted-rows.ts'

const names: PastedNames = {
  columns: { name: 'title', שם: 'title', date: 'start', 'תאריך התחלה': 'start', city: 'city' },
  types: { meetup: 'meetup', מיטאפ: 'meetup' },
  free: ['free', 'חינם'],
  online: ['online', 'אונליין'],
}
const read = (text: string) => pastedRows(text, names)

test('lines of a spreadsheet are rows, in the usual order of the columns', () => {
  const line =
    'Cyber Night\tליל סייבר\t3.12.2026\t04/12/2026\t9:30\t21:00:00\tHaifa\tThe port\thttps://night.example\tמיטאפ\tNight people\t₪ 50'
  expect(read(`${line}\r\n\r\n`)).toEqual({
    rows: [
      {
        title: 'Cyber Night',
        titleHe: 'ליל סייבר',
        start: '2026-12-03',
        end: '2026-12-04',
        from: '09:30',
        until: '21:00',
        isOnline: false,
        city: 'Haifa',
        venue: 'The port',
        url: 'https://night.example',
        type: 'meetup',
        organizer: 'Night people',
        admission: 'paid',
        price: '₪ 50',
        state: 'scheduled',
      },
    ],
    wrong: [],
  })
})

test('a first line of names says which column is which, in either language', () => {
  expect(read('Date\tName\tCity\n2026-12-03\tNight\tאונליין').rows).toMatchObject([
    { title: 'Night', start: '2026-12-03', isOnline: true, city: null },
  ])
  expect(read('שם\tתאריך התחלה\nNight\t2026-12-03').rows).toMatchObject([{ title: 'Night' }])
})

test('a cell in quotes has tabs, quotes and line breaks of its own, and lines are counted on', () => {
  const { rows, wrong } = read('"A ""great""\nnight"\t\t2026-12-03\nSecond\t\tsoon\nThird\t\t31.2.2026')
  expect(rows).toMatchObject([{ title: 'A "great" night' }])
  expect(wrong).toEqual([
    { line: 3, column: 'start', code: 'date' },
    { line: 4, column: 'start', code: 'date' },
  ])
})

test.each([
  ['\t\t2026-12-03', { column: 'title', code: 'required' }],
  ['Night', { column: 'start', code: 'required' }],
  ['Night\t\t2026-12-03\t\tsix', { column: 'from', code: 'date' }],
  ['Night\t\t2026-12-03\t\t\t\t\t\t\tparty', { column: 'type', code: 'choose' }],
  ['Night\t\t2026-12-03\t2026-12-02', { column: 'end', code: 'endBeforeStart' }],
])('of %j is said what is wrong', (line, fault) => {
  expect(read(line)).toEqual({ rows: [], wrong: [{ line: 1, ...fault }] })
})

test('what costs nothing is free; nothing pasted is nothing', () => {
  const free = read(['חינם', '0', ''].map((price) => `Night\t\t2026-12-03${'\t'.repeat(9)}${price}`).join('\n')).rows
  expect(free.map(({ admission }) => admission)).toEqual(['free', 'free', null])
  expect(read('')).toEqual({ rows: [], wrong: [] })
})

test('a quote that is never closed, and a very long text, end soon', () => {
  expect(read('"Night').rows).toEqual([])
  const began = performance.now()
  read('"'.repeat(200_001))
  read(`${'a\t'.repeat(100_000)}\n`)
  expect(performance.now() - began).toBeLessThan(2_000)
})
