import { describe, expect, test } from 'vitest'
import { issuesOf } from './errors.ts'
import { submissionPayload } from './submissions.ts'

const whole = {
  title: 'Night of the flags',
  eventType: 'ctf',
  startDate: '2026-12-03T09:00:00+02:00',
  organizerEmail: 'organizer@example.com',
}

function issuesWith(changes: Record<string, unknown>) {
  const result = submissionPayload.safeParse({ ...whole, ...changes })
  return result.success ? [] : issuesOf(result.error)
}

function outputOf(changes: Record<string, unknown>) {
  return submissionPayload.parse({ ...whole, ...changes })
}

describe('what a submission needs', () => {
  test('title, type, start and e-mail are enough', () => {
    expect(issuesWith({})).toEqual([])
    expect(outputOf({})).toMatchObject({ description: '', titleHe: null, prizeMoney: null, isOnline: false })
  })

  test.each(['title', 'eventType', 'startDate', 'organizerEmail'])('%s is required', (field) => {
    expect(issuesWith({ [field]: undefined })).toEqual([{ path: field, code: 'required' }])
    expect(issuesWith({ [field]: null })).toEqual([{ path: field, code: 'required' }])
  })

  test('a title of white space is no title', () => {
    expect(issuesWith({ title: '\u200b\u200f' })).toEqual([{ path: 'title', code: 'required' }])
    expect(issuesWith({ title: ' \t\u202e ' })).toEqual([{ path: 'title', code: 'required' }])
  })
})

describe('what a submission may not hold', () => {
  test('an unknown field is rejected by its path', () => {
    expect(issuesWith({ status: 'approved' })).toEqual([{ path: 'status', code: 'unknownField' }])
    expect(issuesWith(JSON.parse('{"__proto__x": 1}'))).toEqual([{ path: '__proto__x', code: 'unknownField' }])
  })

  test.each(['2026-02-30T09:00:00Z', '2026-12-03T09:00:00', '2026-12-03', '2026-12-03T24:00:00Z', 'tomorrow', ''])(
    'the date %s is rejected',
    (startDate) => {
      expect(issuesWith({ startDate })).toEqual([{ path: 'startDate', code: 'date' }])
    },
  )

  test.each(['1999-12-31T09:00:00Z', '2101-01-01T09:00:00Z'])('the date %s is rejected for its year', (startDate) => {
    expect(issuesWith({ startDate })).toEqual([{ path: 'startDate', code: 'years' }])
  })

  test('a phone of 21 digits is rejected', () => {
    expect(issuesWith({ contactPersonPhone: '1'.repeat(21) })).toEqual([
      { path: 'contactPersonPhone', code: 'phoneTooLong' },
    ])
    expect(issuesWith({ contactPersonPhone: '1'.repeat(20) })).toEqual([])
  })

  test('an end before the start is rejected, also across offsets', () => {
    expect(issuesWith({ endDate: '2026-12-03T08:30:00+03:00' })).toEqual([{ path: 'endDate', code: 'endBeforeStart' }])
    expect(issuesWith({ endDate: '2026-12-03T07:00:00Z' })).toEqual([])
  })

  test('what closes after the evening that ends at 00:00 is rejected, after the last whole day alone', () => {
    const closing = (day: string, changes: Record<string, unknown>) =>
      issuesWith({
        deadlines: [{ kind: 'registration', day, time: null, zone: null, url: null }],
        ...changes,
      })
    const late = [{ path: 'deadlines.0.day', code: 'deadlineAfterEvent' }]
    const evening = { endDate: '2026-12-04T00:00:00+02:00' }
    expect(closing('2026-12-03', evening)).toEqual([])
    expect(closing('2026-12-04', evening)).toEqual(late)
    const days = { startDate: '2026-12-03T00:00:00+02:00', ...evening, allDay: true }
    expect(closing('2026-12-04', days)).toEqual([])
    expect(closing('2026-12-05', days)).toEqual(late)
  })

  test.each([
    'javascript:alert(1)',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'data:text/html,x',
    'https://google.com@evil.example/',
  ])('the link %s is rejected', (registrationUrl) => {
    expect(issuesWith({ registrationUrl })).toEqual([{ path: 'registrationUrl', code: 'url' }])
  })

  test('NUL and half a surrogate pair are rejected', () => {
    expect(issuesWith({ title: 'a\u0000b' })).toEqual([{ path: 'title', code: 'text' }])
    expect(issuesWith({ description: 'a\ud800b' })).toEqual([{ path: 'description', code: 'text' }])
  })

  test('a text over its limit is rejected with the limit, counted in characters', () => {
    expect(issuesWith({ title: '🚩'.repeat(300) })).toEqual([])
    expect(issuesWith({ title: '🚩'.repeat(301) })).toEqual([{ path: 'title', code: 'tooLong', values: { n: 300 } }])
  })

  test('a text or a link of more than four units a letter is rejected before it is cleaned', () => {
    const spaces = ' '.repeat(4 * 300)
    expect(issuesWith({ title: `${spaces.slice(1)}a` })).toEqual([])
    expect(issuesWith({ title: `${spaces}a` })).toEqual([{ path: 'title', code: 'tooLong', values: { n: 300 } }])
    expect(issuesWith({ registrationUrl: `${' '.repeat(8_000)}https://a.example` })).toEqual([
      { path: 'registrationUrl', code: 'tooLong', values: { n: 2_000 } },
    ])
  })

  test('a million marks on one letter are rejected or cut, as soon as any text', () => {
    const marks = `a${'\u0301\u0316'.repeat(500_000)}`
    for (const field of ['title', 'description', 'organizerEmail', 'livestreamUrl', 'additionalInfo'])
      expect(issuesWith({ [field]: marks })).toMatchObject([{ path: field, code: 'tooLong' }])
    const carried = outputOf({ description: `${marks.slice(0, 20_000)} b` })
    expect(carried.description).toMatch(/^á\p{M}{29} b$/u)
  })

  test('a prize is a whole number of dollars, not negative and not more than the column holds', () => {
    expect(issuesWith({ prizeMoney: 1.5 })).toEqual([{ path: 'prizeMoney', code: 'integer' }])
    expect(issuesWith({ prizeMoney: '500' })).toEqual([{ path: 'prizeMoney', code: 'integer' }])
    expect(issuesWith({ prizeMoney: -1 })).toEqual([{ path: 'prizeMoney', code: 'min', values: { min: 0 } }])
    expect(issuesWith({ prizeMoney: 2 ** 31 })[0]?.code).toBe('max')
  })

  test('a type or a difficulty outside the list is rejected', () => {
    expect(issuesWith({ eventType: 'contact_message' })).toEqual([{ path: 'eventType', code: 'choose' }])
    expect(issuesWith({ difficultyLevel: 'legend' })).toEqual([{ path: 'difficultyLevel', code: 'choose' }])
  })

  test('what is not an object has one issue', () => {
    for (const body of [null, [], 'text', 7]) expect(submissionPayload.safeParse(body).success).toBe(false)
  })
})

describe('what a submission becomes', () => {
  test('texts come out composed, without control and bidi override characters', () => {
    expect(outputOf({ title: ' Cafe\u0301 \u202enight\u0007 ' }).title).toBe('Café night')
    expect(outputOf({ description: 'one\r\ntwo' }).description).toBe('one\ntwo')
  })

  test('empty optional texts become null', () => {
    expect(outputOf({ titleHe: ' ', registrationUrl: '', organizerPhone: '' })).toMatchObject({
      titleHe: null,
      registrationUrl: null,
      organizerPhone: null,
    })
  })

  test('a city becomes the one name that the calendar has of it, an unknown one stays', () => {
    expect(outputOf({ locationCity: 'Den Haag' }).locationCity).toBe('The Hague')
    expect(outputOf({ locationCity: 'Delft' }).locationCity).toBe('Delft')
    expect(outputOf({ locationCity: ' ' }).locationCity).toBeNull()
  })

  test('a country becomes its English name, an unknown one null', () => {
    expect(outputOf({ locationCountry: 'il' }).locationCountry).toBe('Israel')
    expect(outputOf({ locationCountry: 'Atlantis' }).locationCountry).toBeNull()
  })
})
