import { expect, test } from 'vitest'
import { parsed, realFile, reasons } from './testing.ts'

test('rows are read with their days over months and years, places, flags and codes', async () => {
  const { rows } = await parsed('xsa', 'samples/xsa.md')
  expect(
    rows.map(({ title, startDay, endDay, city, country, isOnline, admission, state }) =>
      [title, startDay, endDay, isOnline ? 'online' : city, country, admission, state].join(' | '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "BSidesPhilly | 2024-12-06 | 2024-12-06 | Philadelphia, PA | United States | paid | scheduled",
      "Internet2 Technology Exchange (Security Track) | 2024-12-09 | 2024-12-13 | Boston, MA | United States | paid | scheduled",
      "WarCon | 2024-06-14 | 2024-06-15 | Warsaw | Poland |  | scheduled",
      "UniCon | 2024-04-09 | 2024-04-09 | online |  | free | scheduled",
      "WiCyS: Women in CyberSecurity | 2026-03-11 | 2026-03-13 | Washington, DC | United States | paid | scheduled",
      "[un]prompted | 2026-03-03 | 2026-03-04 | San Francisco, CA | United States | paid | scheduled",
      "BSidesAberystwyth | 2026-06-30 | 2026-07-02 | Aberystwyth | United Kingdom | paid | scheduled",
      "The Diana Initiative | 2026-05-30 | 2026-05-30 | online |  | paid | scheduled",
      "c0c0n | 2026-08-31 | 2026-09-02 | Kochi | India | paid | scheduled",
      "CruiseCon East | 2027-02-23 | 2027-02-24 | Tel Aviv | Israel | free | scheduled",
      "New Year Con | 2026-12-30 | 2027-01-02 | Berlin | Germany | paid | cancelled",
    ]
  `)
})

test('what has no year, no date, no such day or an address of a later year is refused with its line', async () => {
  expect(reasons(await parsed('xsa', 'samples/xsa.md'))).toMatchInlineSnapshot(`
    [
      "9 yearAgainstAddress: | [Black Hat Europe](https://www.blackhat.com/eu-24/) | Dec 11-12, 2023 | London",
      "14 noYear: | [CruiseCon West](https://cruisecon.com/) | Oct 3-8 | Galveston (TX) 🇺🇸 | [@C",
      "15 yearAgainstAddress: | [Virus Bulletin Conference](https://www.virusbulletin.com/conference/vb2026/) ",
      "18 toBeDetermined: | [BSidesNairobi](https://bsidesnairobi.ke/) | TBD, 2026 | Nairobi 🇰🇪 | [@BSid",
      "20 noSuchDay: | [No Such Day](https://day.example/) | Feb 30, 2027 | Berlin 🇩🇪 | - |  N |",
    ]
  `)
})

test('a row has no id: those of its calendar file are the same for all editions', async () => {
  const { rows } = await parsed('xsa', 'samples/xsa.md')
  expect(rows.every(({ id }) => id === null)).toBe(true)
})

test.skipIf(!realFile('infosec-events/upcoming.md'))('the real files are read', async () => {
  const files = ['2024', '2026', 'upcoming', 'upcoming-2026-04-11']
  const counts = files.map(async (name) => {
    const { rows, refused } = await parsed('xsa', realFile(`infosec-events/${name}.md`))
    return [name, rows.length, refused.map(({ reason }) => reason).join(' ')]
  })
  expect(await Promise.all(counts)).toMatchInlineSnapshot(`
    [
      [
        "2024",
        146,
        "yearAgainstAddress yearAgainstAddress",
      ],
      [
        "2026",
        166,
        "",
      ],
      [
        "upcoming",
        100,
        "noYear yearAgainstAddress toBeDetermined toBeDetermined",
      ],
      [
        "upcoming-2026-04-11",
        185,
        "noYear yearAgainstAddress toBeDetermined toBeDetermined toBeDetermined toBeDetermined",
      ],
    ]
  `)
})

test('a row is cancelled where its name or its days are struck through, once or twice', async () => {
  const head = '| Event Name | Date(s) | Location |\n| - | - | - |\n'
  const rows = [
    '| ~[Night A](https://a.example/)~ | Nov 4, 2027 | Haifa |',
    '| [~~Night B~~](https://a.example/) | Nov 4, 2027 | Haifa |',
    '| [Night C](https://a.example/) | ~~Nov 4, 2027~~ | Haifa |',
    '| [Night D](https://a.example/) Cancelled | ~Nov 4, 2027~ | Haifa |',
    '| ~Night E~ Cancelled | Nov 4, 2027 | Haifa |',
    '| [Night F](https://a.example/) | ~Nov 4, 2027~ Nov 4, 2027 | Haifa |',
  ]
  const read = await parsed('xsa', { text: head + rows.join('\n') })
  expect(read.rows.map(({ title, startDay, state }) => [title, startDay, state].join(' '))).toEqual([
    'Night A 2027-11-04 cancelled',
    'Night B 2027-11-04 cancelled',
    'Night C 2027-11-04 cancelled',
    'Night D 2027-11-04 cancelled',
    'Night E 2027-11-04 cancelled',
    'Night F 2027-11-04 scheduled',
  ])
})

test('columns go by their names, other tables are passed over, and a lone bar is nothing', async () => {
  const text = `| Conference | CFP closes | Where |
| --- | --- | --- |
| Night | Nov 4, 2027 | Haifa |

|
| Location | Name | Dates |
| --- | --- | --- |
| Haifa 🇮🇱 | [Night](https://a.example/) | Nov 4,2027 |
`
  const { rows, refused } = await parsed('xsa', { text })
  expect(refused).toEqual([])
  expect(rows).toMatchObject([{ title: 'Night', startDay: '2027-11-04', city: 'Haifa' }])
  const other = await parsed('xsa', { text: text.slice(0, text.indexOf('\n\n')) })
  expect(other.refused.map(({ reason }) => reason)).toEqual(['notThisKind'])
})

test('of series without dates the name, address and place are read, and never a day, whatever stands there', async () => {
  const { rows, series, refused } = await parsed('xsaRecurring', 'samples/xsa-recurring.md')
  expect(rows).toEqual([])
  expect(series?.map((one) => Object.values(one).join(' | '))).toMatchInlineSnapshot(`
    [
      "44CON | https://44con.com/ | London | United Kingdom",
      "AdelaideSEC | https://aisasecuritydays.com.au/adelaidesec | Adelaide, SA | Australia",
      "Barbhack | https://www.barbhack.fr/ | Toulon | France",
      "Black Hat Asia | https://www.blackhat.com/asia-26/ | Singapore | Singapore",
      "BlueHat IL | https://www.microsoftrnd.co.il/bluehatil/home | Tel Aviv | Israel",
      "BSidesAberystwyth | https://bsidesaberystwyth.org | Aberystwyth | United Kingdom",
      "BSidesTLV | https://bsidestlv.com/ | Tel Aviv | Israel",
      "Announced already | https://announced.example/ | Haifa | Israel",
      "Online only |  |  | ",
    ]
  `)
  expect(refused.map(({ reason }) => reason)).toEqual(['noTitle'])
})

test('a list of series that is none is refused as a whole', async () => {
  expect(reasons(await parsed('xsaRecurring', { text: '# Moved' }))).toEqual(['- notThisKind: # Moved'])
})

test('every series of the list that comes with the product is read', async () => {
  const file = '../../../seed/snapshots/infosec-events-recurring.md'
  const { series = [], refused } = await parsed('xsaRecurring', file)
  expect([series.length, refused.length]).toEqual([283, 0])
  expect(series.filter(({ country }) => country === 'Israel').map(({ name }) => name)).toEqual([
    'BlueHat IL',
    'BSidesTLV',
  ])
  expect(series.filter(({ city, country }) => city && !country)).toEqual([])
})
