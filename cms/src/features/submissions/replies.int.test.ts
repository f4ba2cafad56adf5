import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Reply } from '@cyberluach/api/messages'
import type { RunningJobs } from '../../jobs/start-jobs.ts'
import { startMailSink, type MailSink } from '../../testing/mail-sink.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let sink: MailSink
let admin: string
let jobs: RunningJobs | null = null

beforeAll(async () => {
  sink = await startMailSink()
  api = await startApi({
    SMTP_URL: sink.url,
    MAIL_FROM: 'CyberLuach <calendar@luach.example>',
    CONTACT_EMAIL: 'hello@luach.example',
  })
  admin = await api.token()
})
afterAll(async () => {
  await api.stop()
  await sink.stop()
})
beforeEach(async () => {
  sink.mails.length = 0
  sink.mood = 'takes'
  await api.services.pool.query('truncate mails, submissions, rate_limits, idempotency_keys cascade')
  await api.services.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await jobs?.stop()
  jobs = null
})

async function work(): Promise<void> {
  const { startJobs } = await import('../../jobs/start-jobs.ts')
  jobs = startJobs(api.services)
}

async function message(more: object = {}): Promise<string> {
  const sent = { name: 'Noa Levi', email: 'noa@example.com', subject: 'A broken link', category: 'bug' }
  const answer = await api.send('POST', '/api/contact', { ...sent, message: 'It leads\nnowhere.', ...more })
  return ((await answer.json()) as { id: string }).id
}

const words = { subject: 'Re: A broken link', text: 'It works again.\n\nThank you.', handle: false }
const path = (id: string) => `/api/sys/mgmt/submissions/${id}/replies`

const answer = (id: string, more: object = {}, headers: Record<string, string> = {}) =>
  api.send('POST', path(id), { ...words, ...more }, { ...bearer(admin), ...headers })

async function replies(id: string): Promise<Reply[]> {
  return (await api.request(path(id), { headers: bearer(admin) })).json() as Promise<Reply[]>
}

async function statusOf(id: string): Promise<string> {
  const { rows } = await api.services.pool.query('select status from submissions where id = $1', [id])
  return rows[0].status
}

const becomes = (id: string, expected: object) =>
  expect.poll(() => replies(id), { timeout: 15_000, interval: 30 }).toMatchObject([expected])

describe('an answer to a message', () => {
  test('goes out as a person’s mail with what it answers, and is kept with the message', async () => {
    await work()
    const id = await message()
    const answered = await answer(id)
    expect(answered.status).toBe(201)
    expect(await answered.json()).toMatchObject({
      by: 'admin',
      text: words.text,
      status: 'queued',
      error: null,
    })
    await becomes(id, { by: 'admin', subject: words.subject, text: words.text, status: 'sent' })
    const [mail] = sink.mails
    expect(mail).toMatchObject({
      subject: 'Re: A broken link',
      recipients: ['noa@example.com'],
      from: { address: 'calendar@luach.example' },
      replyTo: [{ address: 'hello@luach.example' }],
    })
    expect(mail?.text).toMatch(/It works again\.\n\nThank you\.[\s\S]*> It leads\n> nowhere\./)
    expect(mail?.headers.filter(({ key }) => key === 'auto-submitted').map(({ value }) => value)).toEqual(['no'])
    expect(await statusOf(id)).toBe('pending')
    const { rows } = await api.services.pool.query(
      `select username, subject, details from audit_entries where action = 'messageAnswered' and subject = $1`,
      [id],
    )
    expect(rows).toEqual([{ username: 'admin', subject: id, details: '[CONTACT] A broken link' }])
  })

  test('marks it as handled, too, where that is asked for, and answers one that is handled already', async () => {
    const id = await message()
    expect((await answer(id, { handle: true })).status).toBe(201)
    expect(await statusOf(id)).toBe('approved')
    expect((await answer(id, { text: 'One more thing.', handle: true })).status).toBe(201)
    expect((await replies(id)).map(({ text }) => text)).toEqual([words.text, 'One more thing.'])
  })

  test('of feedback quotes what was said in it', async () => {
    const sent = { email: 'noa@example.com', overallRating: 2, improvementSuggestions: 'Larger letters' }
    const { id } = (await (await api.send('POST', '/api/feedback', sent)).json()) as { id: string }
    expect((await answer(id)).status).toBe(201)
    const { rows } = await api.services.pool.query(`select text from mails where kind = 'reply'`)
    expect(rows[0].text).toContain('> Larger letters')
  })

  test('is sent once by a click that comes twice', async () => {
    const id = await message()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const twice = await Promise.all([answer(id, {}, key), answer(id, {}, key)])
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect(await replies(id)).toHaveLength(1)
  })

  test('says that it did not go, and is sent again from there', async () => {
    sink.mood = 'refuses'
    await work()
    const id = await message()
    await answer(id)
    await becomes(id, { status: 'failed', error: expect.stringContaining('No such person') })
    sink.mood = 'takes'
    const again = `/api/sys/mgmt/mails/${(await replies(id))[0]?.id}/send-again`
    expect((await api.send('POST', again, undefined, bearer(admin))).status).toBe(200)
    await becomes(id, { status: 'sent', error: null })
    expect((await api.send('POST', again, undefined, bearer(admin))).status).toBe(409)
  })

  test('goes with the message where a visitor wants to be forgotten', async () => {
    const id = await message()
    await answer(id)
    const { erasePerson } = await import('../personal-data/erase.ts')
    const { inTransaction } = await import('../../platform/database/transaction.ts')
    await inTransaction((client) => erasePerson(client, 'noa@example.com', 'admin'))
    const { rows } = await api.services.pool.query('select from mails')
    expect(rows).toEqual([])
  })
})

describe('refused is', () => {
  test('an answer to nobody', async () => {
    const { id } = (await (await api.send('POST', '/api/feedback', { overallRating: 4 })).json()) as {
      id: string
    }
    const refused = await answer(id)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'noAddress' })
  })

  test('one to what is no message, or is not there', async () => {
    expect((await answer(await submit(api))).status).toBe(404)
    expect((await answer(crypto.randomUUID())).status).toBe(404)
  })

  test('the eleventh of a day to one inbox, in clear words', async () => {
    const id = await message()
    const other = await message({ email: 'Noa+2@example.com' })
    for (let number = 0; number < 10; number += 1) expect((await answer(id)).status).toBe(201)
    const refused = await answer(other, {}, { 'accept-language': 'he' })
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      code: 'addressFull',
      error: expect.stringContaining('נסו שוב מחר'),
    })
  })

  test.each([
    [{ text: ' ' }, 'text', 'required'],
    [{ subject: '' }, 'subject', 'required'],
    [{ text: 'x'.repeat(10_001) }, 'text', 'tooLong'],
    [{ subject: 'x'.repeat(201) }, 'subject', 'tooLong'],
  ])('what is no answer: %#', async (more, field, code) => {
    const refused = await answer(await message(), more)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ issues: [{ path: field, code }] })
  })

  test.each(['editor', 'translator'] as const)('the %s', async (role) => {
    const id = await message()
    const token = await signedIn(api, role)
    expect((await api.send('POST', path(id), words, bearer(token))).status).toBe(403)
    expect((await api.request(path(id), { headers: bearer(token) })).status).toBe(403)
    expect((await api.request(path(id))).status).toBe(401)
  })
})

test('a subject begins no header of its own', async () => {
  await work()
  const id = await message()
  await answer(id, { subject: 'Re: x\r\nBcc: other@example.com' })
  await becomes(id, { status: 'sent' })
  expect(sink.mails[0]).toMatchObject({
    subject: 'Re: x Bcc: other@example.com',
    recipients: ['noa@example.com'],
  })
  expect(sink.mails[0]?.bcc).toBeUndefined()
})
