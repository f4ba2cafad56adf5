import { expect, test } from 'vitest'
import { parsed, reasons } from './testing.ts'

test('events are found in graphs, lists and series, of every type, with what became of them', async () => {
  const { rows } = await parsed('schemaOrg', 'samples/schema-org.html')
  expect(
    rows.map((row) =>
      [
        row.title,
        row.startsAt ?? row.startDay,
        row.endsAt ?? row.endDay,
        row.state,
        row.isOnline ? 'online' : [row.venue, row.city, row.country].join(', '),
        row.eventType,
        row.admission,
        row.price,
        row.organizer,
        row.url,
      ].join(' | '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "Cloud & Clear Summit | 2026-12-03T07:00:00.000Z | 2026-12-03T15:00:00.000Z | moved | Expo, Tel Aviv, Israel |  | paid | 120 ILS | Clear Ltd | https://list.example/summit",
      "Cancelled Night | 2026-12-05 | 2026-12-05 | cancelled | online |  | free |  |  | https://list.example/events",
      "The Series: Berlin | 2027-01-10 | 2027-01-11 | scheduled | Hall 1, Berlin, Germany |  |  |  |  | https://list.example/events",
      "האקתון | 2027-02-01 | 2027-02-01 | scheduled | , ,  | hackathon |  |  |  | https://list.example/events",
    ]
  `)
})

test('what has no day, no such day, or is no data is refused', async () => {
  expect(reasons(await parsed('schemaOrg', 'samples/schema-org.html'))).toMatchInlineSnapshot(`
    [
      "- noDate: {"@type":"Event","name":"Some day"}",
      "- noSuchDay: {"@type":"Event","startDate":"2027-02-30","name":"No such day"}",
      "- unreadable: 
          { "@type": "Event",
        ",
    ]
  `)
})

test('a page without data, or without events in it, says so', async () => {
  const kinds = async (text: string) => (await parsed('schemaOrg', { text })).refused.map(({ reason }) => reason)
  expect(await kinds('<p>Hello')).toEqual(['notThisKind'])
  expect(await kinds('<script type="application/ld+json">{"@type":"WebPage"}</script>')).toEqual(['notThisKind'])
})

test('the languages of an event are read as tags or by their other names, and an unknown one is left out', async () => {
  const read = async (inLanguage: unknown) => {
    const node = { '@type': 'Event', name: 'Night', startDate: '2026-12-03', inLanguage }
    const text = `<script type="application/ld+json">${JSON.stringify(node)}</script>`
    return (await parsed('schemaOrg', { text })).rows[0]?.languages
  }
  expect(await read(['he-IL', { '@type': 'Language', alternateName: 'en' }])).toBe('en,he')
  expect(await read('Klingon')).toBeUndefined()
})

const night = '{"@type":"Event","name":"Night","startDate":"2026-12-03"}'

test.each<[string, string]>([
  ['a CDATA section', `<![CDATA[${night}]]>`],
  ['a CDATA section in comments of scripts', `//<![CDATA[\n${night}\n//]]>`],
  ['a CDATA section in comments of styles', `/*<![CDATA[*/${night}/*]]>*/`],
  ['a comment of HTML', `<!-- ${night} -->`],
  ['comments', '{"@type":"Event", // what it is\n/* when */ "startDate":"2026-12-03",\n"name":"Night" // the name\n}'],
  ['commas behind the last', '{"@type":"Event","name":"Night","offers":[1,],"startDate":"2026-12-03",}'],
  ['a semicolon', `${night};`],
  ['a line feed within a text', '{"@type":"Event","name":"\n\tNight","startDate":"2026-12-03"}'],
  ['quotes as entities', night.replaceAll('"', '&quot;')],
  ['a value before it', `{"@type":"WebSite","url":"https://a.example//b"}\n${night}`],
  ['a value behind it', `${night},{"@type":"WebSite","name":"/* no comment */"},`],
  ['graphs', `[{"@graph":[${night}]}],[{"@graph":[{"@type":"WebPage"}]}]`],
])('JSON-LD with %s is read', async (_what, text) => {
  const read = await parsed('schemaOrg', { text: `<script type="application/ld+json">${text}</script>` })
  expect(reasons(read)).toEqual([])
  expect(read.rows.map(({ title, startDay }) => `${title} ${startDay}`)).toEqual(['Night 2026-12-03'])
})

test('texts of loose JSON-LD keep what looks like a comment or a comma too many', async () => {
  const text = '{"@type":"Event","name":"A // b, ] /* c */; <!--","startDate":"2026-12-03",}'
  const { rows } = await parsed('schemaOrg', { text: `<script type="application/ld+json">${text}</script>` })
  expect(rows[0]?.title).toBe('A // b, ] /* c */; <!--')
})

test('loose JSON-LD is read in time that grows with its length alone', async () => {
  const parts = ['/*', '//', '"\\"', ',', '}', '<!--', '{"a":', '\n', ', \t']
  for (const part of parts) {
    const text = part.repeat(400_000 / part.length)
    const read = await parsed('schemaOrg', { text: `<script type="application/ld+json">${text}</script>` })
    expect(read.rows).toEqual([])
  }
}, 10_000)
