import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeExpired } from '../../jobs/tasks.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const message = { name: 'Dana Levi', email: 'dana@example.com', message: 'Hello.\nIs it free?' }
const subscription = { fullName: 'Dana Levi', email: 'Dana@Example.com' }
const feedback = { overallRating: 4 }
const report = {
  error: 'TypeError: x is null',
  stack: 'at y',
  componentStack: null,
  url: 'https://a.example/',
}

async function rowOf(statement: string, ...values: unknown[]) {
  const { rows } = await api.services.pool.query(statement, values)
  return rows[0]
}

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

const submissionOf = (id: string) => rowOf('select * from submissions where id = $1', id)
const subscriberOf = (id: string) => rowOf('select * from subscribers where id = $1', id)

describe('a contact message', () => {
  test('is stored as a submission of its own type, whole', async () => {
    const sent = { ...message, subject: 'A question', category: 'event', locale: 'he' }
    const id = await idOf(await api.send('POST', '/api/contact', sent))
    expect(await submissionOf(id)).toMatchObject({
      title: '[CONTACT] A question',
      event_type: 'contact_message',
      organizer_name: 'Dana Levi',
      organizer_email: 'dana@example.com',
      additional_info: 'Category: event\nMessage: Hello.\nIs it free?',
      status: 'pending',
      locale: 'he',
      received: sent,
    })
  })

  test('without a subject and a category has the usual ones', async () => {
    const id = await idOf(await api.send('POST', '/api/contact', { ...message, subject: '  ' }))
    expect(await submissionOf(id)).toMatchObject({
      title: '[CONTACT] Contact Form Submission',
      additional_info: expect.stringMatching(/^Category: general\nMessage: /),
    })
  })

  test('is not among the events that wait for approval', async () => {
    const headers = { authorization: `Bearer ${await api.token()}` }
    const list = async (kind: string) =>
      (await (await api.request(`/api/sys/mgmt/submissions?kind=${kind}`, { headers })).json()) as unknown[]
    expect(await list('event')).toEqual([])
    expect((await list('contact_message')).length).toBeGreaterThan(0)
  })

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['no email', { email: undefined }, 'email', 'required'],
    ['an email that is none', { email: 'dana' }, 'email', 'email'],
    ['no message', { message: '\n' }, 'message', 'required'],
    ['a category of its own', { category: 'praise' }, 'category', 'choose'],
    ['a message of 10,001 letters', { message: 'x'.repeat(10_001) }, 'message', 'tooLong'],
    ['a status', { status: 'approved' }, 'status', 'unknownField'],
  ])('with %s is refused', async (_, changes, path, code) => {
    const response = await api.send('POST', '/api/contact', { ...message, ...changes })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path, code }] })
  })
})

describe('feedback', () => {
  test('is stored as a submission of its own type, whole', async () => {
    const sent = {
      name: 'Dana',
      email: 'dana@example.com',
      overallRating: 5,
      usabilityRating: 4,
      contentRating: 0,
      designRating: 3,
      recommendToOthers: 5,
      featuresUsed: ['Event Calendar', 'Notifications'],
      mostUsefulFeature: 'Search',
      improvementSuggestions: 'More events',
      additionalComments: 'Thanks',
      submittedAt: '2026-11-20T10:00:00.000Z',
      userAgent: 'Mozilla/5.0',
      referrer: 'https://calendar.example/',
      locale: 'en',
    }
    const id = await idOf(await api.send('POST', '/api/feedback', sent))
    expect(await submissionOf(id)).toMatchObject({
      title: '[FEEDBACK] Platform Feedback - Rating: 5/5',
      event_type: 'feedback',
      description: 'Most useful:\nSearch\n\nSuggestions:\nMore events\n\nComments:\nThanks',
      organizer_email: 'dana@example.com',
      received: sent,
    })
  })

  test('needs an overall rating and nothing else', async () => {
    const id = await idOf(await api.send('POST', '/api/feedback', feedback))
    expect(await submissionOf(id)).toMatchObject({ description: '', organizer_name: null })
  })

  test.each<[string, unknown, string, string]>([
    ['no rating', {}, 'overallRating', 'required'],
    ['a rating of 0', { overallRating: 0 }, 'overallRating', 'min'],
    ['a rating of 6', { overallRating: 6 }, 'overallRating', 'max'],
    ['half a rating', { overallRating: 4.5 }, 'overallRating', 'integer'],
    ['a rating as text', { overallRating: '4' }, 'overallRating', 'integer'],
    ['a design of -1', { ...feedback, designRating: -1 }, 'designRating', 'min'],
    ['a feature of its own', { ...feedback, featuresUsed: ['Magic'] }, 'featuresUsed.0', 'choose'],
    ['an email that is none', { ...feedback, email: 'dana@' }, 'email', 'email'],
    ['a moment that is none', { ...feedback, submittedAt: 'now' }, 'submittedAt', 'date'],
  ])('with %s is refused', async (_, body, path, code) => {
    const response = await api.send('POST', '/api/feedback', body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path, code }] })
  })
})

describe('the newsletter', () => {
  const subscribe = (changes = {}, headers = {}) =>
    api.send('POST', '/api/newsletter/subscribe', { ...subscription, ...changes }, headers)

  test('takes an address once, however its letters are written', async () => {
    const id = await idOf(await subscribe({ locale: 'he' }))
    expect(await subscriberOf(id)).toMatchObject({
      full_name: 'Dana Levi',
      email: 'dana@example.com',
      subscribed: true,
      locale: 'he',
    })
    const again = await subscribe({ email: ' dana@EXAMPLE.com ' })
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({
      error: expect.stringContaining('already exists'),
      code: 'alreadyExists',
    })
  })

  test('takes somebody back who had unsubscribed', async () => {
    const id = await idOf(await subscribe({ email: 'back@example.com' }))
    await api.services.pool.query(
      `update subscribers set subscribed = false, unsubscribed_at = now(), subscribed_at = '2020-01-01' where id = $1`,
      [id],
    )
    expect(await idOf(await subscribe({ email: 'back@example.com', fullName: 'D. Levi' }))).toBe(id)
    const stored = await subscriberOf(id)
    expect(stored).toMatchObject({ full_name: 'D. Levi', subscribed: true, unsubscribed_at: null })
    expect(stored.subscribed_at.getUTCFullYear()).toBeGreaterThan(2020)
  })

  test('takes one of many that arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe({ email: 'six@example.com' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('answers a repeated key with the first answer', async () => {
    const first = await subscribe({ email: 'key@example.com' }, { 'idempotency-key': 'k' })
    const again = await subscribe({ email: 'key@example.com' }, { 'idempotency-key': 'k' })
    expect(await idOf(again)).toBe(await idOf(first))
    const taken = { email: 'dana@example.com' }
    for (let round = 0; round < 2; round += 1)
      expect((await subscribe(taken, { 'idempotency-key': 'taken' })).status).toBe(409)
  })

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { fullName: ' ' }, 'fullName', 'required'],
    ['no email', { email: '' }, 'email', 'required'],
    ['an email that is none', { email: 'a@b' }, 'email', 'email'],
    ['a language that we do not speak', { locale: 'fr' }, 'locale', 'choose'],
    ['a state', { subscribed: false }, 'subscribed', 'unknownField'],
  ])('refuses %s', async (_, changes, path, code) => {
    const response = await subscribe(changes)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ issues: [{ path, code }] })
  })
})

describe('a report of an error', () => {
  const newest = () => rowOf('select * from error_reports order by id desc limit 1')

  test('is stored and answered with nothing', async () => {
    const response = await api.send('POST', '/api/errors', report)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await newest()).toMatchObject({ error: report.error, stack: 'at y', url: 'https://a.example/' })
  })

  test('that is long or broken is cut, not refused', async () => {
    const long = { error: `a\u0000b\ud800${'x'.repeat(30_000)}`, stack: '🚩'.repeat(7_000) }
    expect((await api.send('POST', '/api/errors', long)).status).toBe(204)
    expect((await newest()).error).toMatch(/^ab\ufffdx+$/)
  })

  test('without an error is refused', async () => {
    expect((await api.send('POST', '/api/errors', { url: 'https://a.example/' })).status).toBe(422)
    expect((await api.send('POST', '/api/errors', { ...report, secret: 1 })).status).toBe(422)
  })

  test('lives thirty days, and among the newest ten thousand', async () => {
    const { pool } = api.services
    await pool.query('truncate error_reports')
    await pool.query(
      `insert into error_reports (error, received_at)
       select n::text, now() - case when n <= 5 then interval '31 days' else interval '1 day' end
       from generate_series(1, 10015) n`,
    )
    await removeExpired(api.services)
    const kept = await rowOf('select count(*)::int as count, min(error::int) as first from error_reports')
    expect(kept).toEqual({ count: 10_000, first: 16 })
  })
})

describe.each([
  ['/api/contact', message, 30],
  ['/api/feedback', feedback, 30],
  ['/api/newsletter/subscribe', subscription, 60],
  ['/api/errors', report, 30],
])('%s', (path, body, most) => {
  test('has a limit for each address', async () => {
    const from = (address: string) => api.send('POST', path, body, { 'x-forwarded-for': address })
    for (let count = 0; count < most; count += 1) expect((await from('203.0.113.7')).status).not.toBe(429)
    const refused = await from('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.8')).status).not.toBe(429)
  })

  test('takes nothing from another site, and nothing but JSON', async () => {
    const foreign = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'calendar.example' }
    expect((await api.send('POST', path, body, foreign)).status).toBe(403)
    const form = await api.request(path, {
      method: 'POST',
      body: 'name=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(415)
  })
})

test.each([
  ['/api/contact', message],
  ['/api/feedback', feedback],
])('%s stores once for a key, and refuses the key for something else', async (path, body) => {
  const send = (changes = {}) =>
    api.send('POST', path, { ...body, ...changes }, { 'idempotency-key': `key of ${path}` })
  const [first, again] = [await idOf(await send()), await idOf(await send())]
  expect(again).toBe(first)
  const other = await send({ email: 'other@example.com' })
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({ code: 'keyReused' })
})
