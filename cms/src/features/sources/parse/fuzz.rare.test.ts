import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceKinds, type SourceKind } from '@cyberluach/core/sources/sources'
import { expect, test } from 'vitest'
import { isOpenTo } from '../../../platform/guarded-fetch/robots.ts'
import { eventInPage } from './schema-org.ts'
import { rowsRead } from '../rows.ts'
import { parsers } from './read-text.ts'
import { parsedSchema } from './stated-row.ts'
import { contextOfTests } from './testing.ts'

const samples: Record<SourceKind, string[]> = {
  xsa: ['xsa.md'],
  xsaRecurring: ['xsa-recurring.md'],
  confsTech: ['confs-tech.json'],
  ccfDeadlines: ['ccf-deadlines.yml'],
  owasp: ['owasp.yml', 'owasp-earlier.yml'],
  iCalendar: ['google.ics', 'outlook.ics'],
  schemaOrg: ['schema-org.html'],
  ctftime: ['ctftime.json'],
  json: ['event-list.json'],
}

function samplesOf(kind: SourceKind): string[] {
  return samples[kind].map((name) => readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8'))
}

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const tokens =
  '| [ ] ( ) { } " \' : , - ? & * ! \\ \0 \ud800 \u202e \n \r\n \t # <script> </script> --- 2026-02-30 99999999999 -1 1e999 null true T25:61:61Z RRULE:FREQ=YEARLY DTSTART: 🇮🇱 כ 0000-00-00 ~~ TBD Dec @graph javascript:alert(1) BEGIN:VEVENT END:VEVENT'.split(
    ' ',
  )
tokens.push(`a${'\u0301\u0316'.repeat(100)}`)

function mutated(text: string, next: (below: number) => number): string {
  let changed = text
  for (let count = 1 + next(6); count > 0; count -= 1) {
    const from = next(changed.length + 1)
    const until = from + next(next(2) ? 4 : 200)
    const piece = changed.slice(from, until)
    const kinds = [
      '',
      tokens[next(tokens.length)] ?? '',
      piece + piece,
      String.fromCharCode(next(0x10000)),
      [...piece].toReversed().join(''),
      changed.slice(next(changed.length), next(changed.length)),
    ]
    changed = changed.slice(0, from) + (kinds[next(kinds.length)] ?? '') + changed.slice(until)
  }
  return changed
}

/** What a database and every reader of JSON can carry. */
function isCarried(value: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value))
}

test.each(sourceKinds)(
  '1,250 broken files of %s give whole rows, and reasons for what is none',
  (kind) => {
    const samples = samplesOf(kind)
    const next = numbersFrom(20_261_125)
    let rows = 0
    let refused = 0
    for (let count = 0; count < 1_250; count += 1) {
      const text = mutated(samples[count % samples.length] ?? '', next)
      const parsed = parsers[kind](text, contextOfTests)
      const { error } = parsedSchema.safeParse(parsed)
      if (error || !isCarried(parsed))
        expect.fail(`${error?.message ?? 'not carried'}\n${JSON.stringify(parsed)}\n${text}`)
      rows += rowsRead(parsed)
      refused += parsed.refused.length
    }
    expect(rows).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(100)
  },
  120_000,
)

const megabytes = 2 * 1024 * 1024

test.each(sourceKinds)(
  'a million marks on any letter of %s end soon',
  (kind) => {
    const next = numbersFrom(20_261_127)
    const marks = '\u0301\u0316'.repeat(megabytes / 4)
    for (const sample of samplesOf(kind)) {
      for (let count = 0; count < 20; count += 1) {
        const at = next(sample.length)
        const text = sample.slice(0, at) + marks + sample.slice(at)
        const { error } = parsedSchema.safeParse(parsers[kind](text, contextOfTests))
        expect(error, sample.slice(at - 20, at)).toBeUndefined()
      }
    }
  },
  120_000,
)

const event = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Event', name: 'x', startDate: '2027-01-01', ...fields })}</script>`
const many = (piece: string) => piece.repeat(Math.floor(megabytes / piece.length))

test.each([
  ['attributes', `<p ${Array.from({ length: 300_000 }, (_, index) => `a${index}`).join(' ')}>`],
  ['marks', `<title>${many('\u0301\u0316')}</title>`],
  ['lists in lists', `<script type="application/ld+json">${many('[')}</script>`],
  ['objects in objects', `<script type="application/ld+json">${many('{"a":')}</script>`],
  ['keywords', event({ keywords: many(',') })],
  ['states', event({ eventStatus: many('/') })],
  ['types', event({ '@type': many('Event ').split(' ') })],
  ['places', event({ location: many('a, ') })],
  ['a description', event({ description: many('&amp;') })],
  ['an address', event({ url: many('../') })],
])('two megabytes of %s in a linked page end soon', (_name, text) => {
  const read = eventInPage({ text, ...contextOfTests })
  expect(read === null || read.title !== '').toBe(true)
})

test('half a megabyte of any robots.txt ends soon', () => {
  const pieces = ['User-agent:*\n', 'Allow:/\n', 'Disallow:/*a*b$\n', 'User-agent:*\nAllow:/\n', '#', ':\n', '*']
  for (const first of pieces) {
    for (const then of pieces) {
      const text = first.repeat(250_000 / first.length) + then.repeat(250_000 / then.length)
      const address = `https://list.example/${'a'.repeat(1_900)}`
      expect(typeof isOpenTo({ text, product: 'CyberLuach', address })).toBe('boolean')
    }
  }
})

const repeated = [
  '<a>',
  '<p>',
  '</b>',
  '<a></b>',
  '<script type="application/ld+json">',
  '<a b=',
  '[',
  '{"a":',
  '{"@type":"Event","subEvent":[',
  '"',
  '\\',
  '- ',
  '- a\n',
  '- "a\n',
  '- - - a\n',
  "- 'a': '\n",
  'a: b: c\n',
  '- a:\n    b: "\n',
  '? ',
  '| [a](b) ',
  '| [',
  '| \\| ',
  '| a | Dec ',
  '\n| [a](https://a.example) | Dec 1-',
  'BEGIN:VEVENT\n',
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261203\nRRULE:FREQ=DAILY\nSUMMARY:A\nEND:VEVENT\n',
  ' \n ',
  'A;B="',
  'A;B=":;',
  'DTSTART;',
  '\u0000',
  '\ud800',
  '<!--',
  '&amp;',
]

test.each(sourceKinds)(
  'two megabytes of anything again and again end soon as %s',
  (kind) => {
    const start = kind === 'iCalendar' ? 'BEGIN:VCALENDAR\n' : ''
    for (const piece of repeated) {
      const text = start + piece.repeat(Math.floor(megabytes / piece.length))
      const { error } = parsedSchema.safeParse(parsers[kind](text, contextOfTests))
      expect(error, piece).toBeUndefined()
    }
  },
  240_000,
)
