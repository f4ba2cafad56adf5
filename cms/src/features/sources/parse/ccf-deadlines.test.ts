import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsed, realFile, reasons } from './testing.ts'

test('each edition of a series of security is a row with its deadlines', async () => {
  const { rows } = await parsed('ccfDeadlines', 'samples/ccf-deadlines.yml')
  expect(
    rows.map(({ id, title, startDay, endDay, city, country, deadlines }) => [
      [id, title, startDay, endDay, city, country].join(' | '),
      ...deadlines.map(({ kind, day, at, zone }) => [kind, day, at, zone].join(' ')),
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "uss27 | USENIX Security 2027 | 2027-08-11 | 2027-08-13 | Denver, CO | United States",
        "abstracts 2026-08-18  ",
        "callForPapers 2026-08-25  ",
        "abstracts 2027-01-19  ",
        "callForPapers 2027-01-26  ",
      ],
      [
        "pets24 | PETS 2024 | 2024-07-15 | 2024-07-20 | Bristol | United Kingdom",
        "callForPapers 2023-05-31  ",
        "callForPapers 2023-08-31  ",
        "callForPapers 2023-11-30  ",
        "callForPapers 2024-02-29  ",
      ],
      [
        "ches27 | CHES 2027 | 2027-09-06 | 2027-09-09 | Cancún | Mexico",
        "callForPapers 2026-07-15  ",
        "callForPapers 2026-10-15  ",
        "callForPapers 2027-01-15  ",
        "callForPapers 2027-04-15  ",
      ],
      [
        "asiacrypt26 | ASIACRYPT 2026 | 2026-12-07 | 2026-12-11 | Hong Kong | China",
        "callForPapers 2026-05-22 2026-05-22T11:59:00.000Z UTC",
      ],
      [
        "invented27 | Invented 2027 | 2027-03-22 | 2027-03-26 | Montreal | Canada",
        "abstracts 2026-12-01 2026-12-02T01:00:00.000Z America/Los_Angeles",
      ],
      [
        "invented28 | Invented 2028 | 2028-12-30 | 2029-01-02 |  | ",
      ],
    ]
  `)
})

test('an edition without exact days is refused, a deadline without an hour or a known zone as well, and nothing else', async () => {
  expect(reasons(await parsed('ccfDeadlines', 'samples/ccf-deadlines.yml'))).toMatchInlineSnapshot(`
    [
      "47 noDate: CHES: {"year":2024,"id":"ches24","link":"https://ches.iacr.org/2024/","timeline"",
      "86 toBeDetermined: SATML: {"year":2027,"id":"satml27","link":"https://satml.org/","timeline":[{"dea",
      "120 toBeDetermined: Invented 2027: TBD PT",
      "120 unknownTimeZone: Invented 2028: 2026-12-01 17:00:00 Mars",
    ]
  `)
})

test('a list that is indented is read as one that is not', async () => {
  const text = readFileSync(new URL('samples/ccf-deadlines.yml', import.meta.url), 'utf8')
  const indented = text.replace(/^(?=.)/gm, '  ')
  const [there, here] = await Promise.all([text, indented].map((one) => parsed('ccfDeadlines', { text: one })))
  expect(there?.rows).toEqual(here?.rows)
  expect(here?.rows).toHaveLength(6)
})

test('anchors, aliases, tags and complex keys are not read', async () => {
  for (const text of ['- &a [x]', '- *a', '- !!js/function x', `- ${'? '.repeat(5_000)}`, '- a: {b: {c: d}}']) {
    expect((await parsed('ccfDeadlines', { text })).refused.map(({ reason }) => reason)).toEqual([
      text.length > 4_000 ? 'tooLong' : 'unreadable',
    ])
  }
})

const names = 'acisp acns acsac asiaccs ccs ches crypto csfw dimva pets sp uss wisec satml trustcom'.split(' ')

test.skipIf(!realFile('ccf-deadlines/LICENSE'))('the real files are read as one', async () => {
  const text = names.map((name) => readFileSync(realFile(`ccf-deadlines/${name}.yml`), 'utf8')).join('')
  const { rows, refused } = await parsed('ccfDeadlines', { text })
  expect([rows.length, refused.map(({ reason, raw }) => `${reason} ${raw.slice(0, 24)}`)]).toMatchInlineSnapshot(`
    [
      66,
      [
        "noDate CHES: {"year":2022,"id":",
        "noDate CHES: {"year":2024,"id":",
        "noDate CSFW: {"year":2022,"id":",
        "noDate CSFW: {"year":2023,"id":",
        "toBeDetermined CSFW: {"year":2027,"id":",
        "datesDisagree DIMVA: {"year":2021,"id"",
        "toBeDetermined S&P: {"year":2027,"id":"",
        "toBeDetermined SATML: {"year":2027,"id"",
        "toBeDetermined TrustCom: {"year":2021,"",
      ],
    ]
  `)
})
