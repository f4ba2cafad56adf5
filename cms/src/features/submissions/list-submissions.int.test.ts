import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission, submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events cascade')
})

const get = (query = '', etag = '') =>
  api.request(`/api/sys/mgmt/submissions${query}`, { headers: { ...bearer(token), 'if-none-match': etag } })

async function titles(query: string): Promise<string[]> {
  return ((await (await get(query)).json()) as SubmissionRecord[]).map(({ title }) => title)
}

describe('the search', () => {
  beforeEach(async () => {
    await api.services.pool.query(`
      insert into submissions (title, title_he, description, organizer_name, organizer_email, event_type) values
        ('Flags', 'ליל הדגלים', 'secret words', 'Noa Levi', 'noa@one.example', 'ctf'),
        ('Locks', null, 'secret words', 'Ünal', 'u@two.example', 'workshop'),
        ('[FEEDBACK] Rating: 4/5', null, 'more colours please', null, null, 'feedback')`)
  })

  test.each([
    ['flag', ['Flags']],
    ['דגלים', ['Flags']],
    ['NOA L', ['Flags']],
    ['üNAL', ['Locks']],
    ['TWO.ex', ['Locks']],
    ['WorkSHOP', ['Locks']],
    ['סדנה', ['Locks']],
    ['o', ['Flags', 'Locks']],
    ['secret', []],
    ['colours', []],
    ['%', []],
    ['_', []],
    ["'; drop table submissions; --", []],
  ])('%s among events finds %j', async (q, expected) => {
    expect((await titles(`?kind=event&q=${encodeURIComponent(q)}`)).sort()).toEqual(expected)
  })

  test('looks among feedback in what was written too', async () => {
    expect(await titles('?kind=feedback&q=colours')).toEqual(['[FEEDBACK] Rating: 4/5'])
  })
})

describe('whatever people write', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
    ['right-to-left overrides', '\u202Egnp.exe\u2066'],
    ['60 KB of one word', 'ש'.repeat(30_000)],
    ['quotes and percent signs', `'"%_\\$1;--`],
  ])('%s comes back as it was stored, as JSON that no browser draws', async (_, text) => {
    const { pool } = api.services
    await pool.query(
      `insert into submissions (title, description, organizer_name, event_type) values ($1, $1, $1, 'ctf')`,
      [text],
    )
    const response = await get('?kind=event')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject([{ title: text, description: text, organizerName: text }])
  })

  test('NUL is no text to store and none to look for', async () => {
    const body = { ...leastSubmission, title: 'a\u0000b' }
    expect((await api.send('POST', '/api/submissions', body)).status).toBe(422)
    expect((await get('?q=a%00b')).status).toBe(400)
  })

  test('a search of any signs is a search for those signs', async () => {
    await api.services.pool.query(
      `insert into submissions (title, event_type) values ('50% off_now', 'ctf'), ('50 Xoff now', 'ctf')`,
    )
    expect(await titles(`?q=${encodeURIComponent('0% off_')}`)).toEqual(['50% off_now'])
    expect(await titles(`?q=${encodeURIComponent('x'.repeat(200))}`)).toEqual([])
    expect((await get(`?q=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

describe('the orders', () => {
  beforeEach(async () => {
    await api.services.pool.query(`
      insert into submissions (title, event_type, status, created_at, decided_at) values
        ('waits for a day', 'ctf', 'pending', now() - interval '1 day', null),
        ('waits for an hour', 'ctf', 'pending', now() - interval '1 hour', null),
        ('decided just now', 'ctf', 'rejected', now() - interval '9 days', now()),
        ('decided long ago', 'ctf', 'approved', now() - interval '8 days', now() - interval '7 days'),
        ('decided before that was written down', 'ctf', 'approved', now() - interval '2 hours', null)`)
  })

  test('of the queue: who waits longest, then the latest decisions', async () => {
    expect(await titles('?order=queue')).toEqual([
      'waits for a day',
      'waits for an hour',
      'decided just now',
      'decided long ago',
      'decided before that was written down',
    ])
  })

  test('of an inbox: who waits, then the others, the newest of each first', async () => {
    expect(await titles('?order=inbox')).toEqual([
      'waits for an hour',
      'waits for a day',
      'decided before that was written down',
      'decided long ago',
      'decided just now',
    ])
  })

  test('hold over pages', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => titles(`?order=queue&limit=2&offset=${offset}`)))
    expect(pages.flat()).toEqual(await titles('?order=queue'))
  })
})

describe('a search in letters and feedback', () => {
  const send = (path: string, body: object) => api.send('POST', path, body)
  const sender = { name: 'Dana', email: 'dana@example.com' }
  const found = (kind: string, q: string) => titles(`?kind=${kind}&q=${encodeURIComponent(q)}`)

  test('sees what was written, and what it is about, in both languages', async () => {
    await send('/api/contact', {
      ...sender,
      subject: 'Colours',
      message: 'A dark theme',
      category: 'feature',
    })
    await send('/api/contact', { ...sender, subject: 'Broken', message: 'Nothing opens', category: 'bug' })
    const one = async (q: string) => (await found('contact_message', q)).map((title) => title.slice(10))
    expect(await one('DARK')).toEqual(['Colours'])
    for (const q of ['bug', 'תקלה']) expect([q, await one(q)]).toEqual([q, ['Broken']])
    for (const q of ['רעיון', 'שיפור', 'Feature']) expect([q, await one(q)]).toEqual([q, ['Colours']])
    expect(await one('100%')).toEqual([])
    expect(await titles('?q=dark')).toEqual([])
  })

  test('finds feedback by its words and by the parts of the site that it names', async () => {
    await send('/api/feedback', {
      overallRating: 4,
      additionalComments: 'So fast',
      featuresUsed: ['Event Filters'],
    })
    await send('/api/feedback', { overallRating: 2, featuresUsed: ['Social Sharing'] })
    for (const q of ['fast', 'filters', 'סינון'])
      expect([q, await found('feedback', q)]).toEqual([q, [expect.stringContaining('4/5')]])
    expect(await found('feedback', 'שיתוף')).toEqual([expect.stringContaining('2/5')])
  })
})

describe('a poll', () => {
  test('is answered 304, without the list, until something changes', async () => {
    await submit(api)
    const first = await get()
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('x-total-count')).toBe('1')
    const second = await get('', etag)
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag])
    expect((await get('', `W/${etag}`)).status).toBe(304)
    await submit(api)
    expect((await get('', etag)).status).toBe(200)
  })

  test('of another page or search has another tag', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    for (const query of ['?limit=1', '?offset=1', '?q=x', '?status=pending', '?order=queue', '?kind=event'])
      expect((await get(query, etag)).status).toBe(200)
  })

  test('hears of an event that was deleted in the panel', async () => {
    const id = await submit(api)
    await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
    const etag = (await get()).headers.get('etag') ?? ''
    await api.services.pool.query('delete from events')
    const after = await get('', etag)
    expect(after.status).toBe(200)
    expect(await after.json()).toMatchObject([{ id, eventId: null }])
  })

  test('hears of an event that was cancelled in the panel', async () => {
    const id = await submit(api)
    await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
    const before = await get()
    expect(await before.json()).toMatchObject([{ id, eventState: 'scheduled' }])
    await api.services.pool.query(`update events set state = 'cancelled'`)
    const after = await get('', before.headers.get('etag') ?? '')
    expect(after.status).toBe(200)
    expect(await after.json()).toMatchObject([{ id, eventState: 'cancelled' }])
  })

  test('hears of a change that was begun before another and committed after it', async () => {
    const slow = await api.services.pool.connect()
    await slow.query('begin')
    await slow.query('select now()')
    await submit(api, { title: 'Quick' })
    const etag = (await get()).headers.get('etag') ?? ''
    await slow.query(`insert into submissions (title, event_type) values ('Slow', 'ctf')`)
    expect((await get('', etag)).status).toBe(304)
    await slow.query('commit')
    slow.release()
    expect((await get('', etag)).status).toBe(200)
  })
})
