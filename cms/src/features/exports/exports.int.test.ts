import { contactInfo } from '@cyberluach/core/messages/contact-message'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCsv } from '../../testing/read-csv.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, subscribers cascade')
})

const today = () => dayKeyOf(new Date(), 'Asia/Jerusalem')
const get = (path: string) => api.request(`/api/sys/mgmt/${path}`, { headers: bearer(token) })

/** The rows of a file without its head, and what came with it. */
async function file(path: string) {
  const response = await get(path)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text[0]).toBe('\uFEFF')
  const [head, ...rows] = readCsv(text.slice(1))
  const name = /^attachment; filename="(.*)"$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name, total: response.headers.get('x-total-count'), head: head?.join(), rows }
}

const heads = {
  submissions:
    'ID,Title,Title Hebrew,Description,Event Type,Start Date,End Date,Country,City,Venue,Is Online,Organizer Name,Organizer Email,Organizer Phone,Status,Created At,Admin Notes',
  contact: 'ID,Name,Email,Subject,Status,Created At,Message',
  feedback: 'ID,Name,Email,Overall Rating,Status,Created At,Feedback Details',
  newsletter: 'Full Name,Email,Status,Subscribed Date,Unsubscribed Date',
}

describe('a file', () => {
  test.each([
    ['submissions', `submissions_${today()}.csv`],
    ['contact', `contact_messages_${today()}.csv`],
    ['feedback', `platform-feedback-${today()}.csv`],
    ['newsletter', `newsletter_subscribers_${today()}.csv`],
  ] as const)('of %s without rows is its head alone, under the name %s', async (list, name) => {
    expect(await file(`${list}.csv`)).toEqual({ name, total: '0', head: heads[list], rows: [] })
  })

  test('of submissions holds events alone, with every column', async () => {
    const id = await submit(api, {
      title: 'Night, of "flags"',
      titleHe: 'ליל הדגלים',
      description: 'One\nnight',
      endDate: '2026-12-03T21:00:00+02:00',
      locationCountry: 'IL',
      locationCity: 'Haifa',
      locationVenue: 'Port 3',
      isOnline: true,
      organizerName: 'Noa',
      organizerPhone: '+972 3 555 0100',
    })
    await api.send('POST', `/api/sys/mgmt/submissions/${id}/reject`, { notes: 'does not meet' }, bearer(token))
    await storeMessages()
    const { rows, total } = await file('submissions.csv')
    expect(total).toBe('1')
    expect(rows).toEqual([
      [
        id,
        'Night, of "flags"',
        'ליל הדגלים',
        'One\nnight',
        'ctf',
        '2026-12-03T09:00:00+02:00',
        '2026-12-03T21:00:00+02:00',
        'Israel',
        'Haifa',
        'Port 3',
        'Yes',
        'Noa',
        'organizer@example.com',
        "'+972 3 555 0100",
        'rejected',
        expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\+0[23]:00$/),
        'does not meet',
      ],
    ])
  })

  test('of contact messages and of feedback holds what people wrote', async () => {
    await storeMessages()
    expect((await file('contact.csv')).rows).toEqual([
      [expect.any(String), 'Dana', 'dana@example.com', 'A bug', 'pending', expect.any(String), 'It broke.\nTwice.'],
    ])
    expect((await file('feedback.csv')).rows).toEqual([
      [expect.any(String), '', '', '4', 'pending', expect.any(String), 'Comments:\nNice\n\nOverall: 4/5'],
    ])
  })

  test('of the mailing list writes days as Israel does, in the site’s time zone', async () => {
    await api.services.pool.query(`
      insert into subscribers (full_name, email, subscribed, subscribed_at, unsubscribed_at) values
        ('נועה לוי', 'noa@example.com', true, '2026-03-05T22:30:00Z', null),
        ('Dan', 'dan@example.com', false, '2026-01-02T10:00:00Z', '2026-02-03T10:00:00Z')`)
    expect((await file('newsletter.csv')).rows).toEqual([
      ['נועה לוי', 'noa@example.com', 'Active', '6.3.2026', ''],
      ['Dan', 'dan@example.com', 'Cancelled', '2.1.2026', '3.2.2026'],
    ])
    expect((await file('newsletter.csv?status=cancelled')).rows).toHaveLength(1)
    expect((await file(`newsletter.csv?q=${encodeURIComponent('נועה')}`)).total).toBe('1')
  })

  test('holds every row that the filter of the list finds, beyond any page', async () => {
    await api.services.pool.query(
      `insert into submissions (title, event_type, status)
       select 'Flags ' || n, 'ctf', (array['pending','rejected'])[1 + n % 2]::enum_submissions_status
       from generate_series(1, 1300) n`,
    )
    const { rows, total } = await file('submissions.csv?status=pending&q=flags')
    expect([total, new Set(rows.map(([id]) => id)).size]).toEqual(['650', 650])
    const [one, other] = rows.map(([id]) => id)
    expect((await file(`submissions.csv?ids=${one},${other}`)).total).toBe('2')
  })

  test('keeps formulas, markup and controls of text inert and in their cells', async () => {
    const word = 'ת'.repeat(30_000)
    const texts = ['=cmd|x', '+1', '-1', '@a', '＝1', '＠a', '<script>alert(1)</script>', '\u202Egnp.exe', word]
    for (const title of texts)
      await api.services.pool.query(`insert into submissions (title, event_type) values ($1, 'ctf')`, [title])
    const found = (await file('submissions.csv')).rows.map(([, title]) => title)
    expect(found.sort()).toEqual(texts.map((text) => (/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)).sort())
  })

  test.each(['submissions.csv?status=lost', 'contact.csv?ids=x', 'newsletter.csv?status=pending'])(
    '%s is refused',
    async (path) => expect((await get(path)).status).toBe(400),
  )
})

describe('exporting', () => {
  beforeEach(async () => {
    await api.services.pool.query(
      `insert into submissions (title, event_type, description)
       select 'Row ' || n, 'ctf', repeat('x', 2000) from generate_series(1, 2000) n`,
    )
  })

  test('is written into the audit log, with the number of rows', async () => {
    await file('submissions.csv')
    const { rows } = await api.services.pool.query(
      `select username, subject, details from audit_entries where action = 'export' order by at desc limit 1`,
    )
    expect(rows).toEqual([{ username: 'admin', subject: `submissions_${today()}.csv`, details: '2000 rows' }])
  })

  test('shows one moment, whatever is stored while it is read', async () => {
    const reader = (await get('submissions.csv')).body?.getReader()
    await reader?.read()
    await api.services.pool.query(`delete from submissions where title <> 'Row 7'`)
    let text = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += new TextDecoder().decode(part.value)
    expect(readCsv(text)).toHaveLength(2000)
  })

  test.each([0, 1, 3])('gives its connection back when the reader goes after %i parts', async (parts) => {
    const reader = (await get('submissions.csv')).body?.getReader()
    for (let count = 0; count < parts; count += 1) await reader?.read()
    await reader?.cancel()
    await expect.poll(openTransactions).toBe(0)
  })

  test('asked for by HEAD reads nothing', async () => {
    const path = '/api/sys/mgmt/submissions.csv'
    const response = await api.request(path, { method: 'HEAD', headers: bearer(token) })
    expect([response.status, response.headers.get('x-total-count')]).toEqual([200, '2000'])
    await expect.poll(openTransactions).toBe(0)
  })

  test('by many at once leaves connections to the others', async () => {
    const answers = Array.from({ length: 12 }, () => get('submissions.csv'))
    expect((await api.request('/api/events')).status).toBe(200)
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
    for (const text of texts) expect(readCsv(text)).toHaveLength(2001)
    await expect.poll(openTransactions).toBe(0)
  })

  test('breaks off where the database goes, rather than end like a whole file', async () => {
    const response = await get('submissions.csv')
    const reader = response.body?.getReader()
    await reader?.read()
    await api.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like '%snapshot%' and pid <> pg_backend_pid() and datname = current_database()`,
    )
    const rest = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) continue
    })()
    await expect(rest).rejects.toThrow()
    expect((await file('submissions.csv')).total).toBe('2000')
  })
})

async function openTransactions(): Promise<number> {
  const { rowCount } = await api.services.pool.query(
    `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rowCount ?? 0
}

async function storeMessages(): Promise<void> {
  const insert = `insert into submissions (title, event_type, organizer_name, organizer_email, description, additional_info)
    values ($1, $2, $3, $4, $5, $6)`
  const { pool } = api.services
  const info = contactInfo({ category: 'bug', message: 'It broke.\nTwice.' })
  await pool.query(insert, ['[CONTACT] A bug', 'contact_message', 'Dana', 'dana@example.com', null, info])
  const title = '[FEEDBACK] Platform Feedback - Rating: 4/5'
  await pool.query(insert, [title, 'feedback', null, null, 'Comments:\nNice', 'Overall: 4/5'])
}
