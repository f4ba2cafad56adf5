import { expect, test } from 'vitest'
import { readInfosecEvents } from './infosec-events.ts'

function read(...rows: string[]) {
  const header = '| Event Name | Date(s) | Location | Social | Free\n| --- | --- | --- | --- | :---:'
  return readInfosecEvents([header, ...rows].join('\n'), '2026-01-01')
}

function readPlace(place: string) {
  const [conference] = read(`| [Con](https://example.org) | Jun 20, 2026 | ${place} | - | N |`).conferences
  return conference && { city: conference.city, country: conference.country, isOnline: conference.isOnline }
}

test('a row becomes a conference with its days, place and link', () => {
  const row =
    '| [FIRST Conference](http://www.first.org/2026) | Jun 14-19, 2026 | Denver (CO) 🇺🇸 | [@f](https://x.com/f) | N'
  expect(read(row).conferences).toEqual([
    {
      title: 'FIRST Conference',
      firstDay: '2026-06-14',
      lastDay: '2026-06-19',
      city: 'Denver, CO',
      country: 'US',
      isOnline: false,
      url: 'http://www.first.org/2026',
      list: 'infosecEvents',
    },
  ])
})

test('the escapes of Markdown do not reach the title', () => {
  const row = String.raw`| [\[un\]prompted](https://example.org/) | Mar 3-4, 2026 | San Francisco (CA) 🇺🇸 | - | N |`
  expect(read(row).conferences[0]?.title).toBe('[un]prompted')
})

test('the flag of Wales stands for the United Kingdom', () => {
  expect(readPlace('Aberystwyth 🏴󠁧󠁢󠁷󠁬󠁳󠁿')).toEqual({ city: 'Aberystwyth', country: 'GB', isOnline: false })
})

test('a flag written as a short code counts as a flag', () => {
  expect(readPlace('Milwaukee (WI) :us:')).toEqual({ city: 'Milwaukee, WI', country: 'US', isOnline: false })
})

test('"Virtual" is an online event without a place', () => {
  expect(readPlace('Virtual')).toEqual({ city: null, country: null, isOnline: true })
})

test('a name that says CTF or workshop gives the kind', () => {
  const rows = ['Winter CTF', 'Firmware Workshop', 'Factf'].map(
    (title) => `| [${title}](https://example.org) | Jun 20, 2026 | Paris 🇫🇷 | - | N |`,
  )
  expect(read(...rows).conferences.map((conference) => conference.eventType)).toEqual([
    'ctf',
    'workshop',
    undefined,
  ])
})

test.each([
  ['no exact date', '| [Con](https://example.org) | TBD, 2026 | Nairobi 🇰🇪 | - | N'],
  ['no exact date', '| [Con](https://example.org) | Oct 3-8 | Galveston (TX) 🇺🇸 | - | N |'],
  ['before the list', '| [Con](https://example.org) | Oct 14-16, 2025 | Seville 🇪🇸 | - | N'],
  ['no country', '| [Con](https://example.org) | Oct 14, 2026 | Somewhere | - | N'],
  ['cancelled', '| [Con](https://example.org) | Oct 14, 2026 | Seville 🇪🇸 (cancelled) | - | N'],
])('a row with %s is left out and reported', (reason, row) => {
  const { conferences, leftOut } = read(row)
  expect(conferences).toEqual([])
  expect(leftOut).toEqual([{ title: 'Con', list: 'infosec-events', reason: expect.stringContaining(reason) }])
})
