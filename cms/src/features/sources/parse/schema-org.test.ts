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
  const kinds = async (text: string) =>
    (await parsed('schemaOrg', { text })).refused.map(({ reason }) => reason)
  expect(await kinds('<p>Hello')).toEqual(['notThisKind'])
  expect(await kinds('<script type="application/ld+json">{"@type":"WebPage"}</script>')).toEqual([
    'notThisKind',
  ])
})
