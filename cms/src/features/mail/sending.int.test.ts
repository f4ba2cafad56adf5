import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Services } from '../../platform/services.ts'
import type { RunningJobs } from '../../jobs/start-jobs.ts'
import { unsubscribePlaceholder } from './unsubscribe-link.ts'
import { startMailSink, type MailSink } from '../../testing/mail-sink.ts'
import { askPanel } from '../../testing/panel.ts'
import { signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import type { PromisedMail } from './queue.ts'

let api: TestApi
let sink: MailSink
let services: Services
let running: RunningJobs[] = []

const mail: PromisedMail = {
  kind: 'submissionReceived',
  to: { name: 'Noa Levi', address: 'noa@example.com' },
  locale: 'en',
  subject: 'We have it',
  html: '<p>We <b>have</b> it.</p>',
  text: 'We have it.',
}

beforeAll(async () => {
  sink = await startMailSink()
  api = await startApi({ SMTP_URL: sink.url, MAIL_FROM: 'CyberLuach <calendar@luach.example>' })
  services = api.services
})
afterAll(async () => {
  await api.stop()
  await sink.stop()
})
beforeEach(async () => {
  sink.mood = 'takes'
  sink.mails.length = 0
  await services.pool.query('truncate mails cascade')
  await services.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
})

async function work(count = 1, more: Partial<Services['configuration']> = {}): Promise<void> {
  const { startJobs } = await import('../../jobs/start-jobs.ts')
  const configuration = { ...services.configuration, ...more }
  for (let number = 0; number < count; number += 1) running.push(startJobs({ ...services, configuration }))
}

async function inTransaction<Result>(does: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const { inTransaction: run } = await import('../../platform/database/transaction.ts')
  return run(does)
}

async function promise(more: Partial<PromisedMail> = {}): Promise<string> {
  const { enqueueMail } = await import('./queue.ts')
  return inTransaction((client) => enqueueMail(client, { ...mail, ...more }))
}

async function row(id: string) {
  const { rows } = await services.pool.query(
    'select status, attempts::integer, error, message_id, sent_at from mails where id = $1',
    [id],
  )
  return rows[0]
}

const becomes = (id: string, expected: object) =>
  expect.poll(() => row(id), { timeout: 15_000, interval: 30 }).toMatchObject(expected)

/** In minutes, when the next try is. */
async function nextTry(id: string): Promise<number | null> {
  const { rows } = await services.pool.query(
    `select round(extract(epoch from run_at - now()) / 60)::integer as minutes from graphile_worker.jobs
     where key = 'mail:' || $1 and attempts < max_attempts`,
    [id],
  )
  return rows[0]?.minutes ?? null
}

const timeTravel = (id: string) =>
  services.pool.query(`update graphile_worker._private_jobs set run_at = now() where key = 'mail:' || $1`, [id])

describe('a mail that was promised', () => {
  test('is sent once, as it was written, when its transaction is over', async () => {
    await work(2)
    const id = await promise({
      to: { name: 'נועה לוי', address: 'noa@example.com' },
      subject: 'האירוע \u2068Night of Flags\u2069 אצלנו',
      headers: { 'X-Kind': 'test' },
      attachments: [
        {
          filename: 'event.ics',
          contentType: 'text/calendar; charset=utf-8',
          content: 'BEGIN:VCALENDAR\r\nאירוע',
        },
      ],
    })
    await becomes(id, { status: 'sent', attempts: 1, error: null, sent_at: expect.any(Date) })
    expect(sink.mails).toHaveLength(1)
    const [got] = sink.mails
    expect(got).toMatchObject({
      from: { name: 'CyberLuach', address: 'calendar@luach.example' },
      from_: 'calendar@luach.example',
      to: [{ name: 'נועה לוי', address: 'noa@example.com' }],
      recipients: ['noa@example.com'],
      subject: 'האירוע \u2068Night of Flags\u2069 אצלנו',
      messageId: (await row(id)).message_id,
      date: expect.stringMatching(/^\d{4}-/),
    })
    expect(got?.html).toContain('<b>have</b>')
    expect(got?.text).toContain('We have it.')
    const header = (key: string) => got?.headers.find((one) => one.key === key)?.value
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('x-kind')).toBe('test')
    expect(got?.attachments[0]).toMatchObject({ filename: 'event.ics', mimeType: 'text/calendar' })
    expect(Buffer.from(got?.attachments[0]?.content as ArrayBuffer).toString()).toContain('אירוע')
  })

  test('is none when its transaction fails', async () => {
    const { enqueueMail } = await import('./queue.ts')
    await work()
    const failing = inTransaction(async (client) => {
      await enqueueMail(client, mail)
      throw new Error('something else failed')
    })
    await expect(failing).rejects.toThrow('something else')
    const after = await promise()
    await becomes(after, { status: 'sent' })
    expect(sink.mails).toHaveLength(1)
    const { rowCount } = await services.pool.query('select from mails')
    expect(rowCount).toBe(1)
  })

  test('is sent once however many processes work', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => promise()))
    await work(3)
    await expect
      .poll(async () => (await services.pool.query(`select from mails where status = 'sent'`)).rowCount, {
        timeout: 20_000,
      })
      .toBe(60)
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(ids.length)
    expect(sink.mails).toHaveLength(ids.length)
  })

  test('is kept where no mail server is set, and is not sent', async () => {
    await work(1, { smtpUrl: null })
    const id = await promise()
    await becomes(id, { status: 'kept', attempts: 0 })
    expect(sink.mails).toHaveLength(0)
  })
})

describe('one recipient only', () => {
  test.each([
    'noa@example.com, other@example.com',
    'noa@example.com\r\nBcc: other@example.com',
    'noa@example.com\n',
    '<noa@example.com>',
    'a@example.com;b@example.com',
    `${'a'.repeat(250)}@example.com`,
    '',
  ])('%j is no address: the mail has failed, and says so', async (address) => {
    const id = await promise({ to: { name: null, address } })
    expect(await row(id)).toMatchObject({ status: 'failed', error: 'not an email address' })
    expect(await nextTry(id)).toBeNull()
  })

  test('names, subjects and headers make no header and no recipient', async () => {
    await work()
    const id = await promise({
      to: { name: 'Noa"\r\nBcc: other@example.com, <third@example.com>', address: 'noa@example.com' },
      subject: 'Hello\r\nBcc: other@example.com\u2028X-More: 1',
      headers: { 'X-Kind': 'a\r\nBcc: other@example.com' },
    })
    await becomes(id, { status: 'sent' })
    const [got] = sink.mails
    expect(got?.recipients).toEqual(['noa@example.com'])
    expect(got?.to).toHaveLength(1)
    expect(got?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(got?.headers.map(({ key }) => key)).not.toContain('x-more')
    await expect(promise({ headers: { 'Bcc: x@y.z\r\nX': 'y' } })).rejects.toThrow('no name of a header')
  })
})

describe('a server that', () => {
  test('refuses the recipient is not asked again, and the reason is kept', async () => {
    sink.mood = 'refuses'
    await work()
    const id = await promise()
    await becomes(id, { status: 'failed', attempts: 1, error: expect.stringContaining('550 No such person') })
    await expect.poll(() => nextTry(id)).toBeNull()
  })

  test('refuses the message is not asked again', async () => {
    sink.mood = 'is full'
    await work()
    const id = await promise()
    await becomes(id, { status: 'failed', error: expect.stringContaining('552') })
  })

  test('is busy is asked again, later and later, and given up after a day', async () => {
    sink.mood = 'is busy'
    await work()
    const id = await promise()
    const waits: (number | null)[] = []
    for (let tries = 1; tries <= 7; tries += 1) {
      await becomes(id, { status: 'queued', attempts: tries, error: expect.stringContaining('451') })
      waits.push(await nextTry(id))
      await timeTravel(id)
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720])
    await becomes(id, { status: 'failed', attempts: 8 })
    await expect.poll(() => nextTry(id)).toBeNull()
  })

  test('was busy gets the mail in the end', async () => {
    sink.mood = 'is busy'
    await work()
    const id = await promise()
    await becomes(id, { attempts: 1 })
    sink.mood = 'takes'
    await timeTravel(id)
    await becomes(id, { status: 'sent', attempts: 2, error: null })
    expect(sink.mails).toHaveLength(1)
  })

  test.each(['hangs', 'dies'] as const)('%s is given up, and gets the same mail again', async (mood) => {
    sink.mood = mood
    await work(1, { smtpUrl: `${sink.url}?socketTimeout=1500` })
    const id = await promise()
    await becomes(id, { status: 'queued', attempts: 1, error: expect.any(String) })
    expect(await nextTry(id)).toBe(1)
    sink.mood = 'takes'
    await running.pop()?.stop()
    await work()
    await timeTravel(id)
    await becomes(id, { status: 'sent', attempts: 2 })
    expect(sink.mails).toHaveLength(2)
    expect(sink.mails[0]?.messageId).toBe(sink.mails[1]?.messageId)
  })

  test.each([
    ['is not there', 'smtp://127.0.0.1:9/', 'ESOCKET'],
    ['does not know our password', 'wrong password', '535'],
  ])('%s is asked again, and what it answered is a warning, at the start too', async (_case, url, code) => {
    const { logger } = await import('../../platform/logger.ts')
    const { warnOfMailServer } = await import('./mail-server.ts')
    const said = vi.spyOn(logger, 'warn')
    const smtpUrl = url === 'wrong password' ? sink.url.replace('p%40ss', 'wrong') : url
    await work(1, { smtpUrl })
    const id = await promise()
    await becomes(id, { status: 'queued', attempts: 1 })
    expect((await row(id)).error).not.toMatch(/p@ss|wrong/)
    expect(await nextTry(id)).toBe(1)
    expect(said).toHaveBeenCalledWith(
      { mail: id, kind: mail.kind, code, nextInSeconds: 60 },
      'a mail was not taken (later)',
    )
    await warnOfMailServer({ smtpUrl })
    expect(said).toHaveBeenLastCalledWith(
      { server: new URL(smtpUrl).host, code },
      'the mail server of SMTP_URL does not let us in: mails wait until it does',
    )
    said.mockClear()
    await warnOfMailServer({ smtpUrl: sink.url })
    await warnOfMailServer({ smtpUrl: null })
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })
})

describe('mails a day', () => {
  const ask = async (kind: PromisedMail['kind'], address: string) => {
    const { mayWriteTo } = await import('./recipients.ts')
    const { enqueueMail } = await import('./queue.ts')
    return inTransaction(async (client) => {
      const may = await mayWriteTo(client, address, kind)
      if (may) await enqueueMail(client, { ...mail, kind, to: { name: null, address } })
      return may
    })
  }

  test('are three to one recipient that say what strangers did, also when they are promised at the same moment', async () => {
    const spellings = ['noa@example.com', 'Noa@Example.com', 'noa+1@example.com', 'NOA+two+3@example.com']
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask('submissionReceived', spellings[index % 4] ?? '')),
    )
    expect(answers.filter(Boolean)).toHaveLength(3)
    expect(await ask('newsletterWelcome', 'noa@example.com')).toBe(true)
    expect(await ask('submissionReceived', 'other@example.com')).toBe(true)
    expect(await ask('submissionReceived', 'noa@other.example.com')).toBe(true)
    await services.pool.query(`update mails set created_at = now() - interval '25 hours'`)
    expect(await ask('submissionReceived', 'noa@example.com')).toBe(true)
  })

  test('that tell of a decision have no limit, and count towards none', async () => {
    for (let count = 0; count < 4; count += 1) {
      expect(await ask('submissionPublished', 'noa@example.com')).toBe(true)
      expect(await ask('submissionRejected', 'noa@example.com')).toBe(true)
    }
    expect(await ask('submissionReceived', 'noa@example.com')).toBe(true)
  })
})

describe('a digest', () => {
  async function store(subscribers: [name: string, locale: string][]): Promise<string> {
    const letterIn = (language: string) => ({
      subject: `The week, ${language}`,
      html: `<p>${language}: <a href="${unsubscribePlaceholder}">leave</a></p>`,
      text: `${language}: ${unsubscribePlaceholder}`,
    })
    for (const [name, locale] of subscribers) {
      await services.pool.query(
        `insert into subscribers (full_name, email, locale, subscribed, subscribed_at) values ($1, $2, $3, true, now())`,
        [name, `${name}@example.com`, locale],
      )
    }
    const { rows } = await services.pool.query(
      `insert into digests (first_day, last_day, status, letters) values ('2026-11-22', '2026-11-28', 'sending', $1)
       returning id`,
      [JSON.stringify({ en: letterIn('English'), he: letterIn('עברית') })],
    )
    return rows[0].id
  }

  const send = async (id: string) => {
    const { enqueueDigest } = await import('../newsletter/digests/enqueue-digest.ts')
    return inTransaction((client) => enqueueDigest(client, id))
  }
  const digestStatus = async (id: string) =>
    (await services.pool.query('select status from digests where id = $1', [id])).rows[0].status

  beforeEach(() => services.pool.query('truncate subscribers, digests cascade'))

  test('goes to each subscriber once, in their language, with their own way to leave', async () => {
    const id = await store([
      ['noa', 'he'],
      ['dana', 'en'],
      ['left', 'en'],
    ])
    await services.pool.query(`update subscribers set subscribed = false where full_name = 'left'`)
    expect(await send(id)).toBe(2)
    expect(await send(id)).toBe(0)
    await work(2)
    await expect.poll(() => digestStatus(id), { timeout: 20_000 }).toBe('sent')
    expect(sink.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(['dana@example.com', 'noa@example.com'])
    const links = sink.mails.map((got) => {
      const isHebrew = got.recipients[0] === 'noa@example.com'
      expect(got.subject).toBe(isHebrew ? 'The week, עברית' : 'The week, English')
      const header = (key: string) => got.headers.find((one) => one.key === key)?.value ?? ''
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      const link = /^<(\S+)>$/.exec(header('list-unsubscribe'))?.[1] ?? ''
      expect(link).toContain(isHebrew ? '/he/newsletter/unsubscribe?token=' : '/newsletter/unsubscribe?token=')
      expect(got.html).toContain(`href="${link}"`)
      expect(got.text).toContain(link)
      expect(got.raw).not.toContain('unsubscribe.invalid')
      return link
    })
    expect(new Set(links).size).toBe(2)
  })

  test('does not go to whoever leaves before it is sent, nor to whoever is erased', async () => {
    const id = await store([
      ['leaves', 'en'],
      ['erased', 'en'],
      ['stays', 'en'],
    ])
    await send(id)
    await services.pool.query(`update subscribers set subscribed = false where full_name = 'leaves'`)
    await services.pool.query(`delete from subscribers where full_name = 'erased'`)
    await work()
    await expect.poll(() => digestStatus(id), { timeout: 20_000 }).toBe('sent')
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['stays@example.com']])
    const { rows } = await services.pool.query('select recipient_email, status from mails order by 1')
    expect(rows.map(({ status }) => status)).toEqual(['skipped', 'skipped', 'sent'])
  })

  test('does not keep a mail to one person waiting', async () => {
    const id = await store(Array.from({ length: 60 }, (_, index) => [`reader${index}`, 'en']))
    await send(id)
    const single = await promise()
    await work()
    await becomes(single, { status: 'sent' })
    expect(sink.mails.findIndex(({ recipients }) => recipients[0] === 'noa@example.com')).toBeLessThan(55)
  })
})

describe('sending again', () => {
  let token: string

  beforeAll(async () => {
    token = await api.token()
  })

  const again = (id: string, by = token) => askPanel(api, 'POST', `/mails/${id}/send-again`, { token: by })

  test('a mail that failed or was kept goes out, under its old Message-ID, and the log tells who did it', async () => {
    sink.mood = 'refuses'
    await work()
    const id = await promise()
    await becomes(id, { status: 'failed' })
    sink.mood = 'takes'
    expect((await again(id)).status).toBe(200)
    await becomes(id, { status: 'sent', attempts: 1, error: null })
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual([(await row(id)).message_id])
    const { rows } = await services.pool.query(
      `select username, details from audit_entries where action = 'mailSentAgain' and subject = $1`,
      [id],
    )
    expect(rows).toEqual([{ username: 'admin', details: 'submissionReceived' }])

    expect((await again(id)).status).toBe(409)
    expect((await again(crypto.randomUUID())).status).toBe(404)
    expect((await again('none')).status).toBe(404)
    expect(sink.mails).toHaveLength(1)
  })

  test('two who ask at the same moment send it once', async () => {
    const id = await promise()
    await services.pool.query(`update mails set status = 'kept' where id = $1`, [id])
    const answers = await Promise.all([again(id), again(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await work(2)
    await becomes(id, { status: 'sent' })
    expect(sink.mails).toHaveLength(1)
  })

  test.each(['editor', 'translator'] as const)('is not for the role %s', async (role) => {
    const id = await promise({ to: { name: null, address: 'none' } })
    const other = await signedIn(api, role)
    expect((await again(id, other)).status).toBe(403)
    expect((await row(id)).status).toBe('failed')
    expect((await askPanel(api, 'GET', `/mails/${id}`, { token: other })).status).toBe(403)
  })

  test('nothing of a mail is written in the panel, not by an admin either', async () => {
    const id = await promise({ to: { name: null, address: 'none' } })
    const change = await askPanel(api, 'PATCH', `/mails/${id}`, {
      token,
      body: { status: 'sent', html: '<p>x' },
    })
    expect(change.status).toBe(403)
    expect((await askPanel(api, 'DELETE', `/mails/${id}`, { token })).status).toBe(403)
    expect((await row(id)).status).toBe('failed')
  })
})

test('a mail whose job is lost gets a new one', async () => {
  const id = await promise()
  await services.pool.query('delete from graphile_worker._private_jobs')
  const { queueForgottenMails } = await import('./queue.ts')
  await queueForgottenMails(services)
  expect(await nextTry(id)).toBeNull()
  await services.pool.query(`update mails set updated_at = now() - interval '11 minutes'`)
  await queueForgottenMails(services)
  expect(await nextTry(id)).toBe(0)
})
