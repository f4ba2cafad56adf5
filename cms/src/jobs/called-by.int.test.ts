import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailSink, type MailSink } from '../testing/mail-sink.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import type { RunningJobs } from './start-jobs.ts'

let api: TestApi
let sink: MailSink
let running: RunningJobs | null = null

const name = 'trace-of-a-visitor-1'
const submission = {
  title: 'Followed meeting',
  eventType: 'meetup',
  startDate: '2027-03-04T18:00:00+02:00',
  organizerEmail: 'organizer@example.com',
}

beforeAll(async () => {
  sink = await startMailSink()
  api = await startApi({ SMTP_URL: sink.url, MAIL_FROM: 'calendar@luach.example' })
})
afterAll(async () => {
  await api.stop()
  await sink.stop()
})
beforeEach(async () => {
  sink.mood = 'takes'
  await api.services.pool.query('truncate mails cascade')
  await api.services.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await running?.stop()
  running = null
})

async function work(): Promise<void> {
  const { startJobs } = await import('./start-jobs.ts')
  running = startJobs(api.services)
}

const names = async () => {
  const { rows } = await api.services.pool.query<{ name: string | null }>(
    `select payload ->> 'requestId' as name from graphile_worker._private_jobs`,
  )
  return rows.map((row) => row.name)
}

const statuses = async () =>
  (await api.services.pool.query<{ status: string }>('select status::text from mails')).rows.map(({ status }) => status)

test('the jobs of a submission carry the name of its request, and keep it when a mail is tried again', async () => {
  const answer = await api.send('POST', '/api/submissions', submission, { 'x-request-id': name })
  expect(answer.status).toBe(201)
  const asked = await names()
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set([name]))
  sink.mood = 'is busy'
  await work()
  const tried = `select from mails where attempts > 0 and status = 'queued'`
  await expect.poll(async () => (await api.services.pool.query(tried)).rowCount, { timeout: 15_000 }).toBe(1)
  expect(await names()).toContain(name)
  expect(new Set(await names())).toEqual(new Set([name]))
})

test('a job of before they had it is done all the same', async () => {
  await api.send('POST', '/api/submissions', submission, { 'x-request-id': name })
  await api.services.pool.query(
    `update graphile_worker._private_jobs set payload = (payload::jsonb - 'requestId')::json`,
  )
  expect(new Set(await names())).toEqual(new Set([null]))
  await work()
  await expect.poll(statuses, { timeout: 15_000 }).toEqual(['sent'])
})
