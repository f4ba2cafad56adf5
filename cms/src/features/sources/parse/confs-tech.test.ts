import { expect, test } from 'vitest'
import { parsed, realFile, reasons } from './testing.ts'

test('conferences are read with their countries, and the day on which the call for papers closes as a whole day', async () => {
  const { rows } = await parsed('confsTech', 'samples/confs-tech.json')
  expect(
    rows.map(({ title, startDay, endDay, city, country, isOnline, url }) =>
      [title, startDay, endDay, city, country, isOnline, url].join(' | '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "Nullcon Goa | 2026-02-28 | 2026-03-01 | Goa | India | false | https://nullcon.net/goa-2026",
      "[un]prompted | The AI Security Practitioner Conference | 2026-03-03 | 2026-03-04 | San Francisco, CA | United States | false | https://unpromptedcon.org",
      "Web Security Camp | März Online | 2026-03-19 | 2026-03-20 |  |  | true | https://it-security-summit.com/web-security-camp",
      "GISEC GLOBAL | 2026-05-05 | 2026-05-07 | Dubai | United Arab Emirates | false | https://gisec.ae",
    ]
  `)
  expect(rows[0]?.deadlines).toEqual([
    {
      kind: 'callForPapers',
      day: '2025-11-20',
      at: null,
      zone: null,
      url: 'https://nullcon.net/goa-2026/cfp',
      extendedFrom: null,
    },
  ])
})

test('its languages and its code of conduct are read, and what is neither is left out', async () => {
  const row = { name: 'A', url: 'https://a.example', startDate: '2026-12-01' }
  const text = JSON.stringify([
    { ...row, locales: 'DE,EN', cocUrl: 'https://a.example/conduct' },
    { ...row, locales: 'Klingon', cocUrl: 'ask us' },
    { ...row, locales: '' },
  ])
  const { rows } = await parsed('confsTech', { text })
  expect(rows.map(({ languages, conductUrl }) => [languages, conductUrl])).toEqual([
    ['en,de', 'https://a.example/conduct'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('rows that say too little, or what cannot be, are refused; the others stay', async () => {
  const row = {
    name: 'A',
    url: 'https://a.example',
    startDate: '2026-12-01',
    endDate: '2026-12-02',
    online: false,
  }
  const text = JSON.stringify([
    { ...row, startDate: undefined },
    { ...row, startDate: '2026-02-30' },
    { ...row, endDate: '2026-11-30' },
    { ...row, name: ' ' },
    { ...row, name: 'a'.repeat(301) },
    { ...row, url: 'https://a.example/2027/' },
    { ...row, name: 7 },
    'a text',
    null,
    row,
  ])
  const read = await parsed('confsTech', { text })
  expect(read.refused.map(({ reason }) => reason)).toEqual([
    'noDate',
    'noSuchDay',
    'endBeforeStart',
    'noTitle',
    'tooLong',
    'yearAgainstAddress',
    'unreadable',
    'unreadable',
    'unreadable',
  ])
  expect(read.rows).toHaveLength(1)
})

test('another file is refused as a whole', async () => {
  expect(reasons(await parsed('confsTech', { text: '404: Not Found' }))).toEqual(['- unreadable: 404: Not Found'])
  expect(reasons(await parsed('confsTech', { text: '{}' }))).toEqual(['- notThisKind: {}'])
})

test.skipIf(!realFile('conference-data/COMMIT'))('the real files are read whole', async () => {
  for (const [year, count] of [
    ['2024', 49],
    ['2026', 34],
  ]) {
    const { rows, refused } = await parsed('confsTech', realFile(`conference-data/${year}/security.json`))
    expect([rows.length, refused]).toEqual([count, []])
  }
})
