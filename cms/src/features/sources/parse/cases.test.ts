import { expect, test } from 'vitest'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import { eventInPage } from './schema-org.ts'
import { contextOfTests, parsed } from './testing.ts'

/** What is read of a file that is written as no list should be, as `title | days | … `, and why the rest is not. */
async function read(kind: SourceKind, file: string): Promise<string[]> {
  const { rows, refused } = await parsed(kind, `samples/cases/${file}`)
  return [
    ...rows.map(({ title, startDay, endDay, startsAt, isOnline, venue, city, country, url, state, admission }) =>
      [
        title,
        startDay === endDay ? startDay : `${startDay}–${endDay}`,
        startsAt?.slice(11, 16),
        [isOnline && 'online', venue, city, country].filter(Boolean).join(', '),
        url?.replace('https://list.example/events', ''),
        state === 'scheduled' ? '' : state,
        admission,
      ]
        .filter(Boolean)
        .join(' | '),
    ),
    ...refused.map(({ reason, raw, line }) => `${line ?? '-'} ${reason} ${nameIn(raw)}`),
  ]
}

const nameIn = (raw: string) =>
  (/(?:name|title)":"([^"\n]*)/.exec(raw) ?? /\[([^\]]*)/.exec(raw))?.[1] ?? raw.slice(0, 60)

test('a table of Markdown, in all the ways that people write its cells', async () => {
  expect(await read('xsa', 'xsa-table-variants.md')).toMatchInlineSnapshot(`
    [
      "Pipe | Con | 2027-01-05 | Haifa, Israel | https://pipe.example/ | paid",
      "Paren (Con) | 2027-01-06 | Haifa, Israel | https://paren.example/a_(b) | paid",
      "Title attr | 2027-01-07 | Haifa, Israel | https://ta.example/ | paid",
      "Sept form | 2027-09-08–2027-09-10 | Tel Aviv-Yafo, Israel | https://sept.example/ | free",
      "Cross year | 2026-12-30–2027-01-02 | Kraków, Poland | https://cy.example/ | paid",
      "Wrong cross | 2026-12-30–2027-01-02 | Kraków, Poland | https://wc.example/ | paid",
      "Range words | 2027-03-01–2027-03-03 | Haifa, Israel | https://rw.example/ | paid",
      "Flagless | 2027-04-01 | Haifa, Israel | https://fl.example/ | paid",
      "Two flags | 2027-04-02 | Basel, Switzerland | https://tf.example/ | paid",
      "Hybrid | 2027-04-03 | online, Haifa, Israel | https://hy.example/ | paid",
      "Virtual globe | 2027-04-04 | online | https://vg.example/ | free",
      "Online 2 | 2027-04-04 | online | https://on.example/ | free",
      "Kosovo | 2027-04-05 | Pristina, Kosovo | https://xk.example/ | paid",
      "EU flag | 2027-04-05 | Brussels, Belgium | https://eu.example/ | paid",
      "England | 2027-04-06 | London, United Kingdom | https://en.example/ | paid",
      "Bold 2027 | 2027-04-07 | Haifa, Israel | https://b.example/ | paid",
      "Image | 2027-04-08 | Haifa, Israel | https://im.example/ | paid",
      "https://bare.example/ | 2027-04-09 | Haifa, Israel | https://bare.example/ | paid",
      "Rel | 2027-04-10 | Haifa, Israel | paid",
      "JS | 2027-04-11 | Haifa, Israel | paid",
      "The Cancelled Culture Con | 2027-04-12 | Haifa, Israel | https://ccc.example/ | paid",
      "Nbsp | 2027-04-13–2027-04-14 | Haifa, Israel | https://nb.example/ | paid",
      "Postponed to 2028 | 2027-04-16 | Haifa, Israel | https://pp.example/ | paid",
      "Html & entity | 2027-04-17 | Haifa, Israel | https://he.example/ | paid",
      "כנס עברי | 2027-04-18 | חיפה, Israel | https://heb.example/ | paid",
      "No leading pipe | 2027-04-19 | Haifa, Israel | https://nlp.example/ | paid",
      "Leap | 2028-02-29 | Haifa, Israel | https://lp.example/ | paid",
      "Double month | 2027-05-30–2027-06-01 | São Paulo, Brazil | https://dm.example/ | paid",
      "Day first | 2027-05-03–2027-05-05 | Haifa, Israel | https://df.example/ | paid",
      "Comma lost | 2027-05-03–2027-05-04 | Haifa, Israel | https://cl.example/ | paid",
      "11 noDate Two separate",
      "12 noDate And",
      "14 noDate Month only",
      "15 noDate Quarter",
      "16 noDate Approx",
      "17 noDate ISO",
      "18 noDate Dotted",
      "19 endBeforeStart Reversed",
      "20 noYear No year",
      "40 yearAgainstAddress Year in addr",
      "44 noDate Weekday",
    ]
  `)
})

test('events of a page: hours, midnights, entities, prices and places in all the ways of JSON-LD', async () => {
  expect(await read('schemaOrg', 'page-json-ld-variants.html')).toMatchInlineSnapshot(`
    [
      "Naive hours | 2027-01-10 | Hall, Haifa, Israel",
      "Online by list | 2027-01-11 | 17:00 | online, Hall, Tel Aviv-Yafo, Israel",
      "Ends midnight | 2027-01-12 | 16:00",
      "Rock & Roll ’27 🔒 é | 2027-01-14–2027-01-15 | cancelled | free",
      "Previous start | 2027-02-01 | moved",
      "CDATA wrapped | 2027-02-02",
      "Raw newline in string | 2027-02-03",
      "Trailing comma | 2027-02-04",
      "Midnight UTC for a day | 2027-02-06 | 00:00",
      "Price in shekels | 2027-02-07 | paid",
      "In graph | 2027-02-08",
      "All day by clock | 2027-02-10",
      "כנס "ניסיון" | 2027-02-11 | 17:00 | online",
      "Offset without colon hours | 2027-02-12 | 17:00",
      "All day New York midnight | 2027-02-13",
      "- noSuchDay Slash date",
      "- noSuchDay RFC date",
      "- endBeforeStart End before",
    ]
  `)
})

test('a page as WordPress writes it has no tag and no entity left', async () => {
  expect(await read('schemaOrg', 'page-json-ld-as-wordpress-writes-it.html')).toMatchInlineSnapshot(`
    [
      "R&D night “live” … | 2027-04-01 | Hall – 2, Haifa, Israel | https://wp.example/a/",
      "Plain | 2027-04-02 | 16:00 | https://wp.example/?p=2041",
    ]
  `)
  const { rows } = await parsed('schemaOrg', 'samples/cases/page-json-ld-as-wordpress-writes-it.html')
  expect(rows[0]?.description).toBe('Come & see')
})

test('an evening until midnight has one day, and its paragraphs are lines', async () => {
  const { rows } = await parsed('schemaOrg', 'samples/cases/page-named-entities-and-midnight.html')
  expect(rows).toMatchObject([
    {
      startDay: '2027-01-12',
      endDay: '2027-01-12',
      city: 'חולון',
      description: 'בואו & תיהנו\n\nמספר 2 – שורה',
      admission: 'free',
    },
  ])
})

test('CTFs that end at midnight, without an offset, or with a number in their address', async () => {
  expect(await read('ctftime', 'ctftime-variants.json')).toMatchInlineSnapshot(`
    [
      "Offset CTF | 2027-01-08–2027-01-10 | 17:00 | online | https://offset.example/",
      "No url CTF | 2027-01-08–2027-01-10 | 17:00 | https://ctftime.org/event/2041/",
      "Till midnight Israel | 2027-01-08–2027-01-09 | 18:00 | https://tm.example/",
      "- noSuchDay Naive",
    ]
  `)
})

test('a list in our own shape with what it should not have', async () => {
  expect(await read('json', 'event-list-variants.json')).toMatchInlineSnapshot(`
    [
      "Full | 2027-04-01 | 16:00 | Haifa, Israel | free",
      "Country he | 2027-04-03 | Israel",
      "Gap hour | 2027-03-26 | 00:30",
      "- unreadable Number id",
      "- noSuchDay Lower z",
      "- unreadable Type odd",
      "- noSuchDay Deadline wrong",
      "- unknownTimeZone Leap second",
    ]
  `)
})

test('OWASP’s days without zeros, in quotes, over the year, and disagreeing', async () => {
  expect(await read('owasp', 'owasp-variants.yml')).toMatchInlineSnapshot(`
    [
      "Global AppSec Field 2027 | 2027-05-24–2027-05-28 | Haifa, Israel | https://owaspfield.example/2027",
      "Quoted: LASCON | 2027-10-26–2027-10-29 | Austin, United States | https://lascon.example/",
      "Off by one | 2027-06-01–2027-06-02 | https://obo.example/",
      "Unpadded | 2027-06-07 | https://un.example/",
      "Quoted date | 2027-06-08 | https://qd.example/",
      "No dates | 2027-06-09 | https://nd.example/",
      "Year two | 2027-12-30–2028-01-02 | https://y2.example/",
      "Fine | 2027-06-11 | Lisbon, Portugal | https://fine.example/",
      "1 toBeDetermined TBD",
      "1 unreadable {"name":{"Colon in":"name","url":"https://col.example/","dat",
    ]
  `)
})

test('a form is filled in with the place of what is held there and online as well', () => {
  const location = [{ '@type': 'VirtualLocation' }, { '@type': 'Place', name: 'Hall', address: 'Haifa, Israel' }]
  const event = { '@type': 'Event', name: 'Night', startDate: '2027-01-11', location }
  const text = `<script type="application/ld+json">${JSON.stringify(event)}</script>`
  expect(eventInPage({ ...contextOfTests, text })).toMatchObject({
    city: 'Haifa',
    venue: 'Hall',
    isOnline: false,
  })
})

test.each([
  ['2027-03-10T09:00', '2027-03-12T00:00', '2027-03-12'],
  ['2027-03-10T20:00', '2027-03-11T00:00', '2027-03-10'],
  ['2027-03-10T09:00', '2027-03-12T17:00', '2027-03-12'],
])('a link whose event goes from %s to %s, by no clock, fills in %s as its last day', (startDate, endDate, endDay) => {
  const node = { '@type': 'Event', name: 'Summit', startDate, endDate }
  const text = `<script type="application/ld+json">${JSON.stringify(node)}</script>`
  expect(eventInPage({ ...contextOfTests, text })).toMatchObject({ endDay, endTime: endDate.slice(11) })
})
