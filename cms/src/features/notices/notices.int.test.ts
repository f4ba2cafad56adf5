import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningJobs } from '../../jobs/start-jobs.ts'
import { startMailSink, type MailSink } from '../../testing/mail-sink.ts'
import { errorIn, sendToPanel } from '../../testing/send-to-panel.ts'
import { passwordOfStaff, signedIn } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let sink: MailSink
let admin: string
let jobs: RunningJobs | null = null

beforeAll(async () => {
  sink = await startMailSink()
  api = await startApi({
    RATE_LIMIT_SCALE: '100',
    SMTP_URL: sink.url,
    MAIL_FROM: 'CyberLuach <calendar@luach.example>',
    PUBLIC_URL: 'https://luach.example',
    BACKUP_EVERY: '24h',
  })
  admin = await api.token()
})
afterAll(async () => {
  await api.stop()
  await sink.stop()
})
beforeEach(async () => {
  sink.mails.length = 0
  await api.services.pool.query('truncate mails, submissions, staff_notices, backups cascade')
  await api.services.pool.query('delete from graphile_worker._private_jobs')
  await settings('admin', { email: 'ada@example.com', notices: 'each', noticesLocale: 'en' })
})
afterEach(async () => {
  await jobs?.stop()
  jobs = null
})

async function idOf(username: string): Promise<string> {
  const { rows } = await api.services.pool.query('select id from users where username = $1', [username])
  return rows[0].id
}

async function settings(username: string, data: object, token = admin, language: 'en' | 'he' = 'en') {
  const currentPassword = token === admin ? adminOfTests.password : passwordOfStaff
  const change = { ...data, currentPassword }
  return sendToPanel(api, 'PATCH', `/users/${await idOf(username)}`, change, { token, language })
}

async function work(): Promise<void> {
  const { startJobs } = await import('../../jobs/start-jobs.ts')
  jobs = startJobs(api.services)
}

const write = (subject: string) =>
  api.send('POST', '/api/contact', {
    name: 'Noa Levi',
    email: 'noa@example.com',
    subject,
    category: 'general',
    message: 'The secret of the third shelf.',
  })

const toStaff = () => sink.mails.filter(({ recipients }) => recipients.includes('ada@example.com'))

/** As the queue does it, which takes the job out first. */
async function tellNow(): Promise<void> {
  const { notifyStaff } = await import('./notify-staff.ts')
  await api.services.pool.query(`select graphile_worker.remove_job('tell-staff')`)
  await notifyStaff(api.services)
}

async function daily(): Promise<void> {
  const { notifyStaffDaily } = await import('./notify-staff.ts')
  await notifyStaffDaily(api.services)
}

async function promised(): Promise<{ subject: string; text: string; locale: string }[]> {
  const { rows } = await api.services.pool.query(
    `select subject, text, locale from mails where kind in ('staffNotice', 'staffDaily') order by created_at`,
  )
  return rows
}

describe('an admin who wants to hear of each arrival', () => {
  test('gets a mail with its title and the name of who wrote, and nothing else of the person', async () => {
    await work()
    expect((await write('A broken link')).status).toBe(201)
    await expect.poll(() => toStaff().length, { timeout: 15_000 }).toBe(1)
    const [mail] = toStaff()
    expect(mail?.subject).toBe('1 new message')
    expect(mail?.text).toContain('A broken link, from Noa Levi')
    expect(mail?.text).toContain('https://luach.example/admin/dashboard#contact')
    expect(mail?.raw).not.toMatch(/noa@example\.com|third shelf/)
  })

  test('gets two mails of forty in a row: one of the first, and later one of the others', async () => {
    await submit(api)
    await tellNow()
    for (let number = 2; number <= 40; number += 1) await submit(api, { title: `Event ${number}` })
    await tellNow()
    await tellNow()
    expect((await promised()).map(({ subject }) => subject)).toEqual(['1 new submission'])
    const { rows } = await api.services.pool.query(
      `select round(extract(epoch from run_at - now()) / 60)::integer as minutes from graphile_worker.jobs
       where key = 'tell-staff'`,
    )
    expect(rows).toEqual([{ minutes: 15 }])

    await api.services.pool.query(`update mails set created_at = now() - interval '16 minutes'`)
    await tellNow()
    const [, second] = await promised()
    expect(second?.subject).toBe('39 new submissions')
    expect(second?.text).toContain('And 29 more')
  })

  test('hears nothing of what was decided about before the mail was written', async () => {
    const id = await submit(api)
    await api.services.pool.query(`update submissions set status = 'rejected' where id = $1`, [id])
    await tellNow()
    expect(await promised()).toEqual([])
  })
})

describe('an admin who wants one mail a day', () => {
  beforeEach(() => settings('admin', { notices: 'daily', noticesLocale: 'he' }))

  test('gets what is new and how much waits in all, in the language chosen', async () => {
    await submit(api, { titleHe: 'ליל הדגלים' })
    expect(await promised()).toEqual([])
    await daily()
    await submit(api, { title: 'Second night' })
    await write('A question')
    await daily()
    const [first, second] = await promised()
    expect(first).toMatchObject({ subject: 'הגשה חדשה', locale: 'he' })
    expect(first?.text).toContain('ליל הדגלים')
    expect(second?.subject).toBe('הגשה חדשה · פנייה חדשה')
    expect(second?.text).not.toContain('ליל הדגלים')
    expect(second?.text).toContain('שתי הגשות · פנייה אחת')
  })

  test('gets none where nothing new came', async () => {
    await submit(api)
    await daily()
    await daily()
    expect(await promised()).toHaveLength(1)
  })
})

describe('a backup that is late', () => {
  const lastBackup = (hoursAgo: number) =>
    api.services.pool.query(
      `insert into backups (made_by, started_at, ended_at, file, is_encrypted, bytes, row_count)
       select 'timetable', at, at, 'one', true, 1, 1 from (select now() - make_interval(hours => $1) as at) moment`,
      [hoursAgo],
    )

  test.each(['each', 'daily'])('is told in the morning to an admin who wants mail, “%s”', async (notices) => {
    await settings('admin', { notices })
    await lastBackup(49)
    await daily()
    expect(await promised()).toMatchObject([{ subject: 'Backups are late' }])
  })

  test('is told to nobody who wants no mail, and not before it is older than two of the timetable’s', async () => {
    await lastBackup(47)
    await daily()
    await lastBackup(60)
    await settings('admin', { notices: 'none' })
    await daily()
    expect(await promised()).toEqual([])
  })
})

test('whoever wants none, has no address or is no admin is told of nothing', async () => {
  await settings('admin', { notices: 'none' })
  await signedIn(api, 'editor', 'edna')
  await settings('edna', { email: 'edna@example.com', notices: 'each' })
  await submit(api)
  await settings('admin', { notices: 'each', email: '' })
  await submit(api)
  const { rows } = await api.services.pool.query('select from staff_notices')
  expect(rows).toEqual([])
  const { rows: waiting } = await api.services.pool.query(
    `select task_identifier from graphile_worker.jobs where task_identifier like 'tell%'`,
  )
  expect(waiting).toEqual([])
})

describe('the address of an account', () => {
  test('is set and emptied by its person, in lower case, and stands in the audit log without itself', async () => {
    const token = await signedIn(api, 'admin', 'bella')
    expect((await settings('bella', { email: 'Bella@Example.com' }, token)).body.doc).toMatchObject({
      email: 'bella@example.com',
      notices: 'each',
    })
    expect((await settings('bella', { email: ' ' }, token)).body.doc?.email ?? null).toBeNull()
    const { rows } = await api.services.pool.query(
      `select username, details from audit_entries where action = 'noticesChanged' and username = 'bella'`,
    )
    expect(rows).toEqual([
      { username: 'bella', details: 'bella: each' },
      { username: 'bella', details: 'bella: each' },
    ])
  })

  test.each(['ada', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example', `${'a'.repeat(250)}@b.example`])(
    'is not %j',
    async (email) => {
      const answer = await settings('admin', { email }, admin, 'he')
      expect([answer.status, errorIn(answer)]).toEqual([400, 'כתבו אימייל מלא, למשל name@example.com.'])
    },
  )

  test('opens nothing: nobody signs in with it, and no password is sent to it', async () => {
    await settings('admin', { email: 'ada@example.com' })
    const typed = { username: 'ada@example.com', password: 'open-sesame-42' }
    expect((await api.send('POST', '/api/purple-elephant-42/auth', typed)).status).toBe(401)
    for (const path of ['/users/forgot-password', '/users/login'])
      expect(
        (await sendToPanel(api, 'POST', path, { email: 'ada@example.com', password: 'x' }, { token: admin })).status,
      ).toBe(404)
  })
})
