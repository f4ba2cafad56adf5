import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission, submit } from '../../testing/submissions.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function stored(id: string) {
  const { rows } = await api.services.pool.query('select * from submissions where id = $1', [id])
  return rows[0]
}

async function howMany(): Promise<number> {
  const { rows } = await api.services.pool.query('select count(*)::int as count from submissions')
  return rows[0].count
}

function post(body: string | Uint8Array, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return api.request('/api/submissions', { method: 'POST', body: body as BodyInit, headers })
}

describe('what is stored', () => {
  test('a submission is stored as pending, with its language', async () => {
    const response = await api.send('POST', '/api/submissions', leastSubmission, {
      'accept-language': 'he-IL',
    })
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as { id: string }
    expect(await stored(id)).toMatchObject({ title: 'Night of the flags', status: 'pending', locale: 'he' })
  })

  test('days are kept as days of the site, and hours with the clock they were written by', async () => {
    const days = await submit(api, {
      allDay: true,
      startDate: '2026-12-03T00:00:00+13:00',
      endDate: '2026-12-04T00:00:00-08:00',
      timeZone: 'Asia/Tokyo',
    })
    expect(await stored(days)).toMatchObject({
      all_day: true,
      time_zone: null,
      starts_at: new Date('2026-12-03T00:00:00+02:00'),
      ends_at: new Date('2026-12-04T00:00:00+02:00'),
    })
    const hours = await submit(api, { startDate: '2026-12-03T19:00:00-05:00', timeZone: 'America/New_York' })
    expect(await stored(hours)).toMatchObject({
      all_day: false,
      time_zone: 'America/New_York',
      starts_at: new Date('2026-12-04T00:00:00Z'),
    })
  })

  test('the named language wins over the browser’s', async () => {
    const response = await api.send(
      'POST',
      '/api/submissions',
      { ...leastSubmission, locale: 'en' },
      { 'accept-language': 'he' },
    )
    const { id } = (await response.json()) as { id: string }
    expect(await stored(id)).toMatchObject({ locale: 'en' })
  })

  test('a contact person is read from the further information where the fields are absent', async () => {
    const additionalInfo =
      'CONTACT PERSON FOR VERIFICATION:\nName: Dana Levi\nPhone: 03-5550100\n\nEVENT DETAILS:\nFee: Free'
    const id = await submit(api, { additionalInfo, contactPersonPhone: '03-5550199' })
    expect(await stored(id)).toMatchObject({
      contact_person_name: 'Dana Levi',
      contact_person_phone: '03-5550199',
      additional_info: additionalInfo,
    })
  })

  test('every text comes back as it was written, in either script', async () => {
    const texts = {
      title: 'לילה של דגלים 🚩',
      description: "one\ntwo; drop table events; --'\\",
      locationCity: '<b>תל אביב</b>',
    }
    const id = await submit(api, texts)
    expect(await stored(id)).toMatchObject({
      title: texts.title,
      description: texts.description,
      location_city: texts.locationCity,
    })
  })

  test('a past date is accepted', async () => {
    await submit(api, { startDate: '2001-01-01T10:00:00Z' })
  })
})

describe('what is refused, and stores nothing', () => {
  test.each<[string, string, Record<string, string>, number]>([
    ['broken JSON', '{"title":', { 'content-type': 'application/json' }, 400],
    ['an empty body', '', { 'content-type': 'application/json' }, 400],
    ['a form', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['JSON that is no object', '[]', { 'content-type': 'application/json' }, 422],
    ['the word null', 'null', { 'content-type': 'application/json' }, 422],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), { 'content-type': 'application/json' }, 422],
  ])('%s', async (_, body, headers, status) => {
    const before = await howMany()
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) })
    expect(await howMany()).toBe(before)
  })

  test('bytes that are not UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).status).toBe(400)
  })

  test('more than 64 KB, whatever the length header says', async () => {
    const large = JSON.stringify({ ...leastSubmission, description: 'x'.repeat(70_000) })
    expect((await post(large)).status).toBe(413)
    const headers = { 'content-type': 'application/json', 'content-length': '10' }
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 10; part += 1) controller.enqueue(new Uint8Array(10_000).fill(32))
        controller.close()
      },
    })
    const chunked = await api.request('/api/submissions', {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  test.each<[string, Record<string, unknown>, string, string]>([
    ['an unknown field', { status: 'approved' }, 'status', 'unknownField'],
    ['a missing title', { title: undefined }, 'title', 'required'],
    ['a wrong type', { isOnline: 'yes' }, 'isOnline', 'notAllowed'],
    ['a script as a link', { registrationUrl: 'javascript:alert(1)' }, 'registrationUrl', 'url'],
    ['a day that does not exist', { startDate: '2026-02-30T10:00:00Z' }, 'startDate', 'date'],
    ['a date without offset', { startDate: '2026-12-03T10:00:00' }, 'startDate', 'date'],
    ['an end before the start', { endDate: '2026-12-03T08:59:00+02:00' }, 'endDate', 'endBeforeStart'],
    ['a null byte', { title: 'a\u0000b' }, 'title', 'text'],
    ['half a surrogate pair', { description: '\udc00' }, 'description', 'text'],
  ])('%s is named by its path', async (_, changes, path, code) => {
    const before = await howMany()
    const response = await api.send('POST', '/api/submissions', { ...leastSubmission, ...changes })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path, code }] })
    expect(await howMany()).toBe(before)
  })

  test('a write from another site', async () => {
    const foreign = await api.send('POST', '/api/submissions', leastSubmission, {
      origin: 'https://elsewhere.example',
      'x-forwarded-host': 'calendar.example',
    })
    expect(foreign.status).toBe(403)
    const own = await api.send('POST', '/api/submissions', leastSubmission, {
      origin: 'https://calendar.example',
      'x-forwarded-host': 'calendar.example',
    })
    expect(own.status).toBe(201)
  })
})

describe('an idempotency key', () => {
  const repeat = (key: string, changes = {}) =>
    api.send('POST', '/api/submissions', { ...leastSubmission, ...changes }, { 'idempotency-key': key })

  test('answers the first answer again and stores nothing', async () => {
    const before = await howMany()
    const first = await repeat('one')
    const again = await repeat('one')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
    expect(await howMany()).toBe(before + 1)
  })

  test('holds for requests that arrive at the same moment', async () => {
    const before = await howMany()
    const answers = await Promise.all(Array.from({ length: 8 }, () => repeat('together')))
    const ids = new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id)))
    expect(ids.size).toBe(1)
    expect(await howMany()).toBe(before + 1)
  })

  test('with another body is refused', async () => {
    await repeat('two')
    expect((await repeat('two', { title: 'Another' })).status).toBe(422)
  })

  test('is forgotten after a day', async () => {
    await repeat('three')
    await api.services.pool.query(
      `update idempotency_keys set created_at = now() - interval '25 hours' where key = 'three'`,
    )
    expect((await repeat('three', { title: 'Another' })).status).toBe(201)
  })
})

test('a retry of what is stored counts towards no limit, whatever else its address sent', async () => {
  const before = await howMany()
  const from = (key: string, changes = {}) =>
    api.send(
      'POST',
      '/api/submissions',
      { ...leastSubmission, ...changes },
      { 'idempotency-key': key, 'x-forwarded-for': '203.0.113.9' },
    )
  const retried = new Set<string>()
  for (let count = 0; count < 12; count += 1) {
    const response = await from('retried')
    expect(response.status).toBe(201)
    retried.add(await response.text())
  }
  expect(retried.size).toBe(1)
  expect(await howMany()).toBe(before + 1)
  for (let count = 1; count < 30; count += 1) expect((await from(`new ${count}`)).status).toBe(201)
  expect((await from('new 30')).status).toBe(429)
  expect((await from('retried')).status).toBe(201)
  expect((await from('retried', { title: 'Another' })).status).toBe(429)
})

test('twenty people behind one address submit within an hour; the thirty-first submission has to wait, another address has not', async () => {
  const from = (address: string) =>
    api.send('POST', '/api/submissions', leastSubmission, { 'x-forwarded-for': address })
  for (let count = 0; count < 30; count += 1) expect((await from('203.0.113.7')).status).toBe(201)
  const refused = await from('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await from('203.0.113.8')).status).toBe(201)
  const { rows } = await api.services.pool.query(
    `select count(*)::int as count from rate_limits where key like '%203.0.113%'`,
  )
  expect(rows[0].count).toBe(0)
})
