import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedToken, type Purpose } from '../../platform/signed-token.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100', PUBLIC_URL: 'https://calendar.example' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, mails, rate_limits cascade')
})

type Mail = {
  kind: string
  status: string
  recipient_email: string
  locale: string
  subject: string
  text: string
  html: string
  extras: { attachments: { filename: string; contentType: string; content: string }[] }
  submission_id: string
}

async function mails(): Promise<Mail[]> {
  const { rows } = await api.services.pool.query<Mail>('select * from mails order by created_at, id')
  return rows
}

async function onlyMail(kind: string): Promise<Mail> {
  const found = (await mails()).filter((mail) => mail.kind === kind)
  expect(found).toHaveLength(1)
  return found[0] as Mail
}

/** The token of the private link in a mail. */
const tokenIn = ({ text }: Mail) => /\/submission\/([\w.-]+)/.exec(text)?.[1] ?? ''

async function linkOf(changes: Record<string, unknown> = {}): Promise<{ id: string; link: string }> {
  const id = await submit(api, changes)
  return { id, link: tokenIn(await onlyMail('submissionReceived')) }
}

const path = (link: string, action = '') => `/api/submission/${link}${action}`
const decide = (id: string, action: 'approve' | 'reject', query = '', headers = {}) =>
  api.send(
    'POST',
    `/api/sys/mgmt/submissions/${id}/${action}${query}`,
    action === 'reject' ? { notes: 'The date is missing' } : undefined,
    { ...bearer(token), ...headers },
  )

const correction = {
  title: 'Night of the flags, corrected',
  titleHe: 'ליל הדגלים',
  description: 'Another night',
  startDate: '2026-12-04T09:00:00+02:00',
  endDate: null,
  eventType: 'conference',
  locationCity: 'Haifa',
  prizeMoney: 100,
}
const correct = (link: string, body: unknown = correction) => api.send('PUT', path(link), body)
const withdraw = (link: string) => api.send('POST', path(link, '/withdraw'))

async function read(link: string): Promise<LinkedSubmission> {
  const response = await api.request(path(link))
  expect(response.status).toBe(200)
  return (await response.json()) as LinkedSubmission
}

describe('the organizer hears', () => {
  test('that the event has arrived, in the language of the form, with the private link', async () => {
    const id = await submit(api, { titleHe: 'ליל הדגלים', locale: 'he' })
    const mail = await onlyMail('submissionReceived')
    expect(mail).toMatchObject({
      status: 'queued',
      recipient_email: 'organizer@example.com',
      locale: 'he',
      subject: expect.stringContaining('ליל הדגלים'),
      submission_id: id,
    })
    expect(mail.html).toContain('dir="rtl"')
    expect(mail.text).toContain(`https://calendar.example/he/submission/${tokenIn(mail)}`)
    expect((await read(tokenIn(mail))).submission.id).toBe(id)
  })

  test('that it is published, with its address and its calendar file', async () => {
    const id = await submit(api, { title: 'Café, night; of flags', locationCity: 'Haifa' })
    const { eventId } = (await (await decide(id, 'approve')).json()) as { eventId: string }
    const mail = await onlyMail('submissionPublished')
    expect(mail.text).toContain('https://calendar.example/event/cafe-night-of-flags-2026')
    const [file] = mail.extras.attachments
    expect(file).toMatchObject({ filename: 'cyberluach-events.ics' })
    expect(file?.contentType).toContain('text/calendar')
    const served = await (await api.request(`/api/events/${eventId}/calendar.ics`)).text()
    expect(file?.content).toBe(served)
    expect(await read(tokenIn(mail))).toMatchObject({ state: 'published', eventId })
  })

  test('that it is not, with the note', async () => {
    const id = await submit(api)
    await decide(id, 'reject')
    const mail = await onlyMail('submissionRejected')
    expect(mail.text).toContain('> The date is missing')
    expect(await read(tokenIn(mail))).toMatchObject({ state: 'declined', note: 'The date is missing' })
  })

  test('a ready-made reason in their own language', async () => {
    const id = await submit(api)
    const reasons = (locale: 'en' | 'he') => messagesFor(locale).dashboard.decision.reasons
    const body = { notes: reasons('he').details }
    await api.send('POST', `/api/sys/mgmt/submissions/${id}/reject`, body, bearer(token))
    expect((await onlyMail('submissionRejected')).text).toContain(`> ${reasons('en').details}`)
  })

  test('once, however often the same is sent', async () => {
    const headers = { 'idempotency-key': 'the same' }
    const body = {
      title: 'A',
      eventType: 'ctf',
      startDate: '2026-12-03T09:00:00Z',
      organizerEmail: 'a@b.example',
    }
    const first = await api.send('POST', '/api/submissions', body, headers)
    const again = await api.send('POST', '/api/submissions', body, headers)
    const { id } = (await first.json()) as { id: string }
    expect(again.status).toBe(201)
    await decide(id, 'approve', '', headers)
    await decide(id, 'approve', '', headers)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['submissionReceived', 'submissionPublished'])
  })

  test('nothing of what did not happen', async () => {
    const { pool } = api.services
    const id = await submit(api)
    await pool.query('truncate mails cascade')
    await pool.query('alter table audit_entries add constraint full_up check (false) not valid')
    const answers = [await decide(id, 'approve'), await decide(id, 'reject')]
    await pool.query('alter table audit_entries drop constraint full_up')
    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    await pool.query('alter table mails add constraint full_up check (false) not valid')
    const refused = await api.send('POST', '/api/submissions', {
      ...correction,
      organizerEmail: 'a@b.example',
    })
    await pool.query('alter table mails drop constraint full_up')
    expect(refused.status).toBe(500)
    expect(await mails()).toEqual([])
    expect((await pool.query('select from submissions')).rowCount).toBe(1)
  })

  test('nothing about messages', async () => {
    await api.send('POST', '/api/contact', {
      name: 'Noa',
      email: 'noa@example.com',
      category: 'general',
      message: 'Hello',
    })
    const { rows } = await api.services.pool.query('select id from submissions')
    expect(rows).toHaveLength(1)
    expect((await decide(rows[0].id, 'reject')).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  test('of one recipient: an address with a line break or a comma is refused before', async () => {
    for (const organizerEmail of ['a@b.example\nBcc: c@d.example', 'a@b.example,c@d.example'])
      expect((await api.send('POST', '/api/submissions', { ...correction, organizerEmail })).status).toBe(422)
    await submit(api, { title: 'A title\r\nBcc: c@d.example' })
    expect((await onlyMail('submissionReceived')).subject).not.toMatch(/[\r\n]/)
  })
})

describe('the private link', () => {
  test('shows what was sent, and nothing of the moderation', async () => {
    const { id, link } = await linkOf({ organizerName: 'Noa', contactPersonName: 'Dana' })
    const response = await api.request(path(link))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const linked = (await response.json()) as LinkedSubmission
    expect(linked).toMatchObject({
      state: 'pending',
      eventId: null,
      note: null,
      submission: { id, organizerName: 'Noa', contactPersonName: 'Dana', correctedAt: null },
    })
    for (const name of ['adminNotes', 'decidedBy', 'status', 'received'])
      expect(linked.submission).not.toHaveProperty(name)
  })

  const claim = (id: string, purpose: Purpose, ms: number) =>
    signedToken(api.services.configuration.secret, { purpose, id }, new Date(Date.now() + ms))

  test('is refused where it is forged, of another purpose, or leads nowhere', async () => {
    const { id, link } = await linkOf()
    const { rows } = await api.services.pool.query(
      `insert into submissions (title, event_type) values ('[CONTACT] Hi', 'contact_message') returning id`,
    )
    const links = [
      id,
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      signedToken('another secret', { purpose: 'submission', id }, new Date(Date.now() + 60_000)),
      claim(id, 'unsubscribe', 60_000),
      claim('00000000-0000-4000-8000-000000000000', 'submission', 60_000),
      claim(rows[0].id, 'submission', 60_000),
      'x'.repeat(500),
    ]
    for (const one of links) {
      const answers = [await api.request(path(one)), await correct(one), await withdraw(one)]
      expect(
        answers.map(({ status }) => status),
        one,
      ).toEqual([404, 404, 404])
    }
    expect((await read(link)).state).toBe('pending')
  })

  test('is told to have expired only where it was ours', async () => {
    const { id } = await linkOf()
    const link = claim(id, 'submission', -1000)
    const answers = [await api.request(path(link)), await correct(link), await withdraw(link)]
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
    expect(await answers[0]?.json()).toMatchObject({ code: 'linkExpired' })
  })

  test('of one submission changes no other', async () => {
    const other = await submit(api, { title: 'Other', organizerEmail: 'other@example.com' })
    await api.services.pool.query('truncate mails cascade')
    const { link } = await linkOf()
    await correct(link)
    const { rows } = await api.services.pool.query('select title from submissions where id = $1', [other])
    expect(rows).toEqual([{ title: 'Other' }])
  })

  test('leads nowhere when the submission is deleted', async () => {
    const { id, link } = await linkOf()
    await api.send('DELETE', `/api/sys/mgmt/submissions/${id}`, undefined, bearer(token))
    expect((await api.request(path(link))).status).toBe(404)
  })
})

describe('correcting', () => {
  test('changes what is shown and published, and keeps what came first', async () => {
    const { id, link } = await linkOf({ organizerName: 'Noa' })
    const before = await api.request('/api/sys/mgmt/submissions', { headers: bearer(token) })
    const response = await correct(link)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      state: 'pending',
      submission: {
        title: 'Night of the flags, corrected',
        eventType: 'conference',
        organizerName: null,
        organizerEmail: 'organizer@example.com',
        correctedAt: expect.any(String),
      },
    })
    const list = await api.request('/api/sys/mgmt/submissions', {
      headers: { ...bearer(token), 'if-none-match': before.headers.get('etag') ?? '' },
    })
    expect(list.status).toBe(200)
    expect(await list.json()).toMatchObject([
      {
        id,
        correctedAt: expect.any(String),
        received: { title: 'Night of the flags', organizerName: 'Noa' },
      },
    ])
    expect((await decide(id, 'approve')).status).toBe(200)
    const [event] = (await (await api.request('/api/events')).json()) as object[]
    expect(event).toMatchObject({
      title: 'Night of the flags, corrected',
      titleHe: 'ליל הדגלים',
      prizeMoney: 100,
    })
  })

  test('with the same text again is none, and is written down once', async () => {
    const { id, link } = await linkOf()
    await correct(link)
    const { submission } = await read(link)
    await correct(link)
    expect((await read(link)).submission.correctedAt).toBe(submission.correctedAt)
    const { rows } = await api.services.pool.query(
      `select action, username, details from audit_entries where subject = $1`,
      [id],
    )
    expect(rows).toEqual([{ action: 'submissionCorrected', username: null, details: 'Night of the flags, corrected' }])
  })

  test.each<[string, unknown, string]>([
    ['no title', { ...correction, title: ' ' }, 'title'],
    ['a wrong date', { ...correction, startDate: 'soon' }, 'startDate'],
    ['an end before the start', { ...correction, endDate: '2026-12-01T09:00:00Z' }, 'endDate'],
    ['a link that is none', { ...correction, registrationUrl: 'javascript:alert(1)' }, 'registrationUrl'],
    ['another address', { ...correction, organizerEmail: 'c@d.example' }, 'organizerEmail'],
    ['a status', { ...correction, status: 'approved' }, 'status'],
  ])('with %s is refused', async (_, body, field) => {
    const { link } = await linkOf()
    const response = await correct(link, body)
    expect(response.status).toBe(422)
    const { issues } = (await response.json()) as { issues: { path: string }[] }
    expect(issues.map((issue) => issue.path)).toContain(field)
    expect((await read(link)).submission.title).toBe('Night of the flags')
  })

  test('from a page of another site is refused', async () => {
    const { link } = await linkOf()
    const response = await api.send('PUT', path(link), correction, { origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })

  test('and approving at once: one is first, and the other hears of it', async () => {
    const { id, link } = await linkOf()
    const [correcting, approving] = await Promise.all([correct(link), decide(id, 'approve', '?corrected=never')])
    expect([correcting.status, approving.status].sort()).toEqual([200, 409])
    const isCorrected = correcting.status === 200
    expect(await (isCorrected ? approving : correcting).json()).toMatchObject({
      code: isCorrected ? 'corrected' : 'notPending',
    })
    expect((await read(link)).state).toBe(isCorrected ? 'pending' : 'published')
  })

  test('wants to be seen before it is approved', async () => {
    const { id, link } = await linkOf()
    await correct(link)
    expect((await decide(id, 'approve', '?corrected=never')).status).toBe(409)
    const { correctedAt } = (await read(link)).submission
    expect((await decide(id, 'approve', `?corrected=${correctedAt}`)).status).toBe(200)
    expect((await correct(link)).status).toBe(409)
  })
})

describe('withdrawing', () => {
  test('ends the submission, once, and tells the admin by whom', async () => {
    const { id, link } = await linkOf()
    const response = await withdraw(link)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ state: 'withdrawn', note: null })
    const list = await api.request('/api/sys/mgmt/submissions', { headers: bearer(token) })
    expect(await list.json()).toMatchObject([
      {
        id,
        status: 'rejected',
        withdrawnAt: expect.any(String),
        decidedBy: null,
        adminNotes: 'Withdrawn by the organizer',
      },
    ])
    const answers = [await withdraw(link), await correct(link), await decide(id, 'approve')]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
    const { rows } = await api.services.pool.query(`select action from audit_entries where subject = $1`, [id])
    expect(rows).toEqual([{ action: 'submissionWithdrawn' }])
    expect(await mails()).toHaveLength(1)
  })

  test('and approving at once: one is first, and the other hears of it', async () => {
    const { id, link } = await linkOf()
    const answers = await Promise.all([withdraw(link), decide(id, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rowCount } = await api.services.pool.query('select from events')
    expect(rowCount).toBe(answers[0].status === 200 ? 0 : 1)
  })
})

describe('limits', () => {
  const scale = 100

  test('changes by the address that they come from', async () => {
    const { link } = await linkOf()
    const { pool, limits } = api.services
    await limits.take('submissionLinks', '192.0.2.7')
    await pool.query('update rate_limits set points = $1', [30 * scale])
    const response = await api.send('PUT', path(link), correction, { 'x-forwarded-for': '192.0.2.7' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  /** As many mails as say that something arrived to one recipient in a day, but for some. */
  async function fillTheDay(butFor: number): Promise<void> {
    await submit(api)
    await api.services.pool.query(
      `insert into mails (kind, recipient_email, locale, message_id, attempts)
       select kind, upper(recipient_email), locale, message_id || n, 0 from mails, generate_series(2, $1) n`,
      [3 * scale - butFor],
    )
  }

  const about = async (id: string) =>
    (await mails()).filter((mail) => mail.submission_id === id).map(({ kind, status }) => ({ kind, status }))

  async function listed(id: string): Promise<{ isMailHeldBack: boolean } | undefined> {
    const response = await api.request('/api/sys/mgmt/submissions', { headers: bearer(token) })
    return ((await response.json()) as { id: string; isMailHeldBack: boolean }[]).find((one) => one.id === id)
  }

  test('mails to one recipient: the event is stored, the list says that no mail went, the decision is told', async () => {
    await fillTheDay(0)
    const id = await submit(api)
    expect(await listed(id)).toMatchObject({ isMailHeldBack: true })
    expect((await decide(id, 'approve')).status).toBe(200)
    expect(await about(id)).toEqual([
      { kind: 'submissionReceived', status: 'failed' },
      { kind: 'submissionPublished', status: 'queued' },
    ])
    const elsewhere = await submit(api, { organizerEmail: 'other@example.com' })
    expect(await listed(elsewhere)).toMatchObject({ isMailHeldBack: false })
  })

  test('a mail that was held back goes when an admin sends it, and the list learns of it', async () => {
    await fillTheDay(0)
    const id = await submit(api)
    const tag = async () =>
      (await api.request('/api/sys/mgmt/submissions', { headers: bearer(token) })).headers.get('etag')
    const before = await tag()
    const { rows } = await api.services.pool.query('select id from mails where submission_id = $1', [id])
    const { sendAgain } = await import('../mail/queue.ts')
    expect(await sendAgain(rows[0].id, { username: 'admin' })).toBe('queued')
    expect(await tag()).not.toBe(before)
    expect(await listed(id)).toMatchObject({ isMailHeldBack: false })
  })

  test('an organizer of two events that are approved on one day gets all four mails', async () => {
    await fillTheDay(2)
    for (const title of ['One', 'Two']) {
      const id = await submit(api, { title })
      expect((await decide(id, 'approve')).status).toBe(200)
      expect(await about(id)).toEqual([
        { kind: 'submissionReceived', status: 'queued' },
        { kind: 'submissionPublished', status: 'queued' },
      ])
    }
  })

  test('a stranger who writes under plus addresses reaches one recipient and no more', async () => {
    await fillTheDay(0)
    const id = await submit(api, { organizerEmail: 'Organizer+another@Example.com' })
    expect(await about(id)).toEqual([{ kind: 'submissionReceived', status: 'failed' }])
  })
})
