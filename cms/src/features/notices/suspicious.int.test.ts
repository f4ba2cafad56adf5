import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi({
    RATE_LIMIT_SCALE: '100',
    PROOF_OF_WORK: 'enforce',
    PUBLIC_URL: 'https://luach.example',
  })
  admin = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.services.configuration.proofOfWork = 'enforce'
  await api.services.pool.query('truncate mails, submissions, staff_notices, used_proofs cascade')
  await api.services.pool.query('delete from graphile_worker._private_jobs')
  await choose('daily')
})

const choose = (notices: 'each' | 'daily') =>
  api.services.pool.query(`update users set email = 'ada@example.com', notices = $1, notices_locale = 'en'`, [notices])

async function daily(): Promise<void> {
  const { notifyStaffDaily } = await import('./notify-staff.ts')
  await notifyStaffDaily(api.services)
}

async function atOnce(): Promise<void> {
  const { notifyStaff } = await import('./notify-staff.ts')
  await notifyStaff(api.services)
}

async function told(): Promise<{ kind: string; subject: string; text: string }[]> {
  const { rows } = await api.services.pool.query(
    `select kind, subject, text from mails where kind in ('staffNotice', 'staffDaily') order by created_at`,
  )
  return rows
}

async function trusted(title: string): Promise<string> {
  api.services.configuration.proofOfWork = 'off'
  const id = await submit(api, { title })
  api.services.configuration.proofOfWork = 'enforce'
  return id
}

test.each(['each', 'daily'] as const)(
  'an admin who is told of arrivals (%s) hears each morning how much is suspicious, and reads none of it',
  async (notices) => {
    await choose(notices)
    for (const title of ['Buy now', 'Buy more', 'Buy all']) await submit(api, { title })
    await atOnce()
    expect(await told()).toEqual([])
    await daily()
    await daily()
    const mails = await told()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ kind: 'staffDaily', subject: '3 suspicious entries' })
    expect(mails[0]?.text).toContain('3 submissions')
    expect(mails[0]?.text).toContain('https://luach.example/admin/dashboard#submissions/suspicious')
    expect(mails[0]?.text).not.toContain('Buy')
  },
)

test('what is new and what is suspicious stand in one mail, each said as it is', async () => {
  await trusted('Harbor Night')
  await submit(api, { title: 'Buy now' })
  await daily()
  const [mail] = await told()
  expect(mail?.subject).toBe('1 new submission · 1 suspicious entry')
  expect(mail?.text).toContain('Harbor Night')
  expect(mail?.text).toContain('2 submissions')
  expect(mail?.text).not.toContain('Buy now')
})

test('whoever is told of each arrival is told at once of what is trusted, and only of that', async () => {
  await choose('each')
  await submit(api, { title: 'Buy now' })
  await trusted('Harbor Night')
  await atOnce()
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'staffNotice', subject: '1 new submission' })
  await daily()
  expect((await told()).map(({ subject }) => subject)).toEqual(['1 new submission', '1 suspicious entry'])
})

test('what was decided about before the morning is told to nobody', async () => {
  const id = await submit(api, { title: 'Buy now' })
  await api.services.pool.query(`update submissions set status = 'rejected' where id = $1`, [id])
  await daily()
  expect(await told()).toEqual([])
})

test('the organizer of a suspicious event hears nothing on arrival, and of its decision what others hear', async () => {
  const [published, rejected] = [await submit(api, { title: 'Real' }), await submit(api, { title: 'Not real' })]
  const mails = async () => {
    const { rows } = await api.services.pool.query<{ kind: string; text: string }>(
      `select kind, text from mails where recipient_email = 'organizer@example.com' order by kind`,
    )
    return rows
  }
  expect(await mails()).toEqual([])
  const authorization = `Bearer ${admin}`
  const decide = (id: string, what: string, body: object) =>
    api.send('POST', `/api/sys/mgmt/submissions/${id}/${what}`, body, { authorization })
  expect((await decide(published, 'approve', {})).status).toBe(200)
  expect((await decide(rejected, 'reject', { notes: 'Spam' })).status).toBe(200)
  const told = await mails()
  expect(told.map(({ kind }) => kind)).toEqual(['submissionPublished', 'submissionRejected'])
  expect(told[0]?.text).toMatch(/\/submission\/[\w.-]+/)
})
