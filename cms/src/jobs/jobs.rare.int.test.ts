import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startCuttingProxy } from '../testing/cutting-proxy.ts'
import { startMailSink, type MailSink } from '../testing/mail-sink.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import type { RunningJobs } from './start-jobs.ts'
import { withJsx } from '../../../server/testing/with-jsx.ts'

let api: TestApi
let sink: MailSink
let running: RunningJobs | null = null
let child: ChildProcess | null = null

beforeAll(async () => {
  sink = await startMailSink()
  const environment = { SMTP_URL: sink.url, MAIL_FROM: 'calendar@luach.example' }
  api = await startApi(environment, 'own cluster')
})
afterAll(async () => {
  await api.stop()
  await sink.stop()
})
beforeEach(() => {
  sink.mood = 'takes'
  sink.mails.length = 0
})
afterEach(async () => {
  await running?.stop()
  running = null
  child?.kill('SIGKILL')
})

async function work(directUrl = api.services.configuration.directUrl): Promise<void> {
  const { startJobs } = await import('./start-jobs.ts')
  running = startJobs({ ...api.services, configuration: { ...api.services.configuration, directUrl } })
}

/** Works in a process of its own, and waits for a hanging mail server for long. */
function workElsewhere(): ChildProcess {
  const program = fileURLToPath(new URL('../testing/work.ts', import.meta.url))
  child = spawn(process.execPath, [...withJsx, program], {
    env: { ...process.env, SMTP_URL: `${sink.url}?socketTimeout=60000` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return child
}

async function promise(count: number): Promise<void> {
  const { inTransaction } = await import('../platform/database/transaction.ts')
  const { enqueueMail } = await import('../features/mail/queue.ts')
  await inTransaction(async (client) => {
    for (let number = 0; number < count; number += 1) {
      const to = { name: null, address: `reader${number}@example.com` }
      const words = { subject: `Number ${number}`, html: '<p>Hello</p>', text: 'Hello' }
      await enqueueMail(client, { kind: 'newsletterWelcome', locale: 'en', to, ...words })
    }
  })
}

const sent = async () => (await api.services.pool.query(`select from mails where status = 'sent'`)).rowCount

const all = async () => (await api.services.pool.query('select from mails')).rowCount

async function postmaster(): Promise<number> {
  const [pid] = (await readFile(join(api.database.folder, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

const holders = async () =>
  (await api.services.pool.query('select distinct locked_by from graphile_worker.jobs where locked_by is not null'))
    .rowCount

test('a process killed in the middle: others take its mails over within seconds, none is missed', async () => {
  sink.mood = 'hangs'
  await promise(8)
  const killed = workElsewhere()
  await expect.poll(() => sink.mails.length, { timeout: 30_000 }).toBe(5)
  expect(await holders()).toBe(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  sink.mood = 'takes'
  const begun = Date.now()
  await work()
  await expect.poll(sent, { timeout: 20_000 }).toBe(8)
  expect(Date.now() - begun).toBeLessThan(15_000)

  const ids = sink.mails.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(8)
  // Only what was under way goes out twice, under the same Message-ID.
  expect(ids).toHaveLength(8 + 5)
  for (const { messageId, recipients } of sink.mails) {
    expect(sink.mails.filter((other) => other.messageId === messageId).map((other) => other.recipients[0])).toEqual(
      expect.arrayContaining(recipients),
    )
  }
})

test('a process that lives keeps its jobs, however long they take', async () => {
  const { presenceLock, showPresence } = await import('./start-jobs.ts')
  const { pool } = api.services
  const presence = showPresence(api.services.configuration.databaseUrl, 'pool-alive')
  const isShown = async () =>
    (await pool.query(`select pg_try_advisory_xact_lock(${presenceLock('$1')}) as free`, ['pool-alive'])).rows[0].free
  await expect.poll(isShown).toBe(false)
  for (const holder of ['pool-alive', 'pool-dead']) {
    await pool.query(`select graphile_worker.add_job('clean-up', job_key := $1)`, [holder])
    await pool.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where key = $1', [
      holder,
    ])
  }
  const held = async () =>
    (await pool.query('select locked_by from graphile_worker.jobs where locked_by is not null')).rows.map(
      (row) => row.locked_by,
    )
  const { keepFreeingJobs } = await import('./start-jobs.ts')
  const freeing = keepFreeingJobs(pool)
  await expect.poll(held, { timeout: 15_000 }).toEqual(['pool-alive'])
  // Cut off, it shows itself again before anybody takes it for dead.
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cms pool-alive'`)
  await expect.poll(isShown).toBe(false)
  expect(await held()).toEqual(['pool-alive'])
  await presence.end()
  await expect.poll(held, { timeout: 15_000 }).toEqual([])
  freeing.stop()
})

test('work goes on after the database was killed, and after every connection to it was cut', async () => {
  await work()
  await promise(1)
  await expect.poll(() => sink.mails.length, { timeout: 15_000 }).toBe(1)
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  // What it had begun answers for a moment longer.
  await expect.poll(() => postmaster().catch(() => killed), { timeout: 30_000 }).not.toBe(killed)
  await expect
    .poll(
      () =>
        promise(1).then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  await expect.poll(sent, { timeout: 30_000 }).toBe(await all())
  for (let round = 0; round < 3; round += 1) {
    await api.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database()`,
    )
    await expect
      .poll(
        () =>
          promise(3).then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
    await expect.poll(sent, { timeout: 30_000 }).toBe(await all())
  }
})

test('a queue whose first read is cut off is read all the same', { timeout: 60_000 }, async () => {
  const cutting = await startCuttingProxy(api.services.configuration.directUrl, '_private_tasks')
  onTestFinished(cutting.stop)
  await promise(2)
  await work(cutting.url)
  await expect.poll(cutting.hasCut, { timeout: 15_000 }).toBe(true)
  await expect.poll(sent, { timeout: 40_000 }).toBe(await all())
})

test('a job that fails is tried again', async () => {
  await work()
  const { pool } = api.services
  await pool.query(`select graphile_worker.add_job('send-mail', '{"mail":"no id"}', job_key := 'faulty')`)
  const attempts = async () =>
    (
      await pool.query(
        `select attempts, last_error from graphile_worker.jobs where key = 'faulty' and locked_at is null`,
      )
    ).rows[0]
  await expect
    .poll(attempts, { timeout: 10_000 })
    .toMatchObject({ attempts: 1, last_error: expect.stringContaining('uuid') })
})
