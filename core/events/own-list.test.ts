import { expect, test } from 'vitest'
import { listedEventOf, ownListPath, ownListSlug, ownRowFault, type OwnListRow } from './own-list.ts'

const row: OwnListRow = {
  title: 'Cyber Night',
  titleHe: 'ליל סייבר',
  start: '2026-12-03',
  end: null,
  from: null,
  until: null,
  isOnline: false,
  city: 'Haifa',
  venue: null,
  url: null,
  type: 'meetup',
  organizer: null,
  admission: 'free',
  price: null,
  state: 'scheduled',
}
const list = { country: 'Israel', timeZone: 'Asia/Jerusalem' }

test('a row of days is listed by its days, in the country of its list', () => {
  expect(listedEventOf('1', { ...row, end: '2026-12-04' }, list)).toMatchObject({
    id: '1',
    start: '2026-12-03',
    end: '2026-12-04',
    country: 'Israel',
    isFree: true,
  })
})

test('hours are instants by the site’s clocks, the last one on the last day; a row online is in no country', () => {
  expect(
    listedEventOf('1', { ...row, end: '2027-07-02', from: '18:00', until: '21:30', isOnline: true }, list),
  ).toMatchObject({ start: '2026-12-03T18:00:00+02:00', end: '2027-07-02T21:30:00+03:00', country: null })
  expect(listedEventOf('1', { ...row, from: '18:00' }, list)).toMatchObject({ end: null })
})

test.each([
  [{}, null],
  [{ from: '18:00' }, null],
  [{ end: '2026-12-02' }, { path: 'end', code: 'endBeforeStart' }],
  [{ until: '18:00' }, { path: 'from', code: 'required' }],
  [
    { end: '2026-12-04', from: '18:00' },
    { path: 'until', code: 'required' },
  ],
  [
    { from: '18:00', until: '18:00' },
    { path: 'until', code: 'endBeforeStart' },
  ],
])('of days and hours %j is wrong: %j', (changes, fault) => {
  expect(ownRowFault({ ...row, ...changes })).toEqual(fault)
})

test('a list is called in its address by small letters, digits and single hyphens', () => {
  expect(
    ['israel', 'ctf-2027', 'x', 'Israel', 'a--b', '../x', 'a'.repeat(41)].filter((one) => ownListSlug.test(one)),
  ).toEqual(['israel', 'ctf-2027'])
  expect(ownListPath('israel')).toBe('/lists/israel.json')
})
