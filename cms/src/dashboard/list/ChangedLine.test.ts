import { fill } from '@cyberluach/i18n/translate'
import { expect, test } from 'vitest'

import { texts, type Language } from '../ui/text.tsx'
import { beginningWords, changeLines } from './ChangedLine.tsx'

const language: Language = {
  locale: 'en',
  t: texts.en,
  say: (message, values) => fill('en', message, values),
  setLocale: () => undefined,
  timeZone: 'Asia/Jerusalem',
}
const linesOf = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  changeLines({ before, after }, language)

test('a move is told by its state, its days and those before', () => {
  const before = {
    state: 'scheduled',
    allDay: false,
    startsAt: '2026-12-03T16:00:00.000Z',
    endsAt: null,
    startDay: '2026-12-03',
    endDay: '2026-12-03',
    formerStartsAt: null,
    formerStartDay: null,
    formerEndDay: null,
    stateChangedAt: null,
  }
  const after = {
    ...before,
    state: 'moved',
    startsAt: '2027-01-10T16:00:00.000Z',
    startDay: '2027-01-10',
    endDay: '2027-01-10',
    formerStartsAt: '2026-12-03T16:00:00.000Z',
    formerStartDay: '2026-12-03',
    formerEndDay: '2026-12-03',
    stateChangedAt: '2026-11-20T08:00:00.000Z',
  }
  expect(linesOf(before, after)).toEqual([
    { name: 'State', before: 'As announced', after: 'Moved' },
    { name: 'When', before: 'Thursday, December 3, 2026, 18:00', after: 'Sunday, January 10, 2027, 18:00' },
    { name: 'Former days', before: 'nothing', after: 'Thursday, December 3, 2026' },
  ])
})

test('other fields are told by the names of the form, values in words, long texts as changed', () => {
  expect(
    linesOf(
      { locationCity: null, isOnline: false, tags: [], admission: null, description: 'One' },
      { locationCity: 'Haifa', isOnline: true, tags: ['ctf'], admission: 'free', description: 'Two' },
    ),
  ).toEqual([
    { name: 'City', before: 'nothing', after: 'Haifa' },
    { name: texts.en.form.fields.isOnline.label, before: 'no', after: 'yes' },
    { name: texts.en.events.fields.tags, before: 'nothing', after: 'ctf' },
    { name: 'Admission', before: 'nothing', after: 'Free' },
    { name: texts.en.form.fields.description.label, isText: true },
  ])
})

test('languages are told by their names, and what may be a no by its word', () => {
  expect(
    linesOf({ languages: 'en', captions: null }, { languages: 'en,he', captions: 'no' }).map((line) =>
      Object.values(line).join(' | '),
    ),
  ).toEqual(['Language of the event | English | English and Hebrew', 'Live captions | nothing | No'])
})

test('how an event began is said, of a list by its name', () => {
  const row = { id: '1', at: '2026-11-20T08:00:00.000Z', actor: null, before: {}, after: {} }
  const said = beginningWords({ ...row, began: 'import', after: { sourceName: 'A list' } }, language)
  expect(said).toBe('It was taken from A list.')
  expect(beginningWords({ ...row, began: 'hand' }, language)).toBe(texts.en.events.began.hand)
  expect(beginningWords({ ...row, began: 'import' }, language)).toBe(texts.en.events.began.import)
})

test('of deadlines those that differ are told, with their zones, and a series by its name', () => {
  const papers = {
    kind: 'callForPapers',
    day: '2027-01-10',
    at: null,
    zone: null,
    url: null,
    extendedFrom: null,
  }
  const sale = { ...papers, kind: 'earlyPrice', zone: 'Asia/Jerusalem' }
  const at = { ...papers, day: '2027-01-20', at: '2027-01-20T21:59:00.000Z', zone: 'Europe/Berlin' }
  expect(
    linesOf(
      { deadlines: [papers, sale], series: null },
      {
        deadlines: [{ ...at, extendedFrom: '2027-01-10' }, sale],
        series: { slug: 'flags', name: 'Flags', nameHe: 'דגלים' },
      },
    ),
  ).toEqual([
    { name: 'Series', before: 'nothing', after: 'Flags' },
    {
      name: 'Deadlines',
      before: 'Call for papers: January 10, 2027, Anywhere on Earth (UTC−12)',
      after: 'Call for papers: January 20, 2027, 22:59, Germany Time · Extended from January 10, 2027',
    },
  ])
})
