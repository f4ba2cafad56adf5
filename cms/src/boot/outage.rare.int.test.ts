import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { leastSubmission, submit } from '../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({}, 'own cluster')
  token = await api.token()
})
afterAll(() => api.stop())

async function postmaster(): Promise<number> {
  const [pid] = (await readFile(join(api.database.folder, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

const health = async () => (await api.request('/api/health')).status

test('PostgreSQL is killed: what was stored stays, what cannot be stored is answered 503, and all goes on after', async () => {
  const id = await submit(api, { title: 'Stored before' })
  const authorization = `Bearer ${token}`
  process.kill(await postmaster(), 'SIGKILL')

  await expect.poll(health, { timeout: 10_000, interval: 20 }).toBe(503)
  for (const answer of [
    await api.send('POST', '/api/submissions', { ...leastSubmission, title: 'Not stored' }),
    await api.request('/api/events'),
    await api.request('/api/facets'),
    await api.request('/api/sys/mgmt/submissions', { headers: { authorization } }),
    await api.send('POST', '/api/purple-elephant-42/auth', { username: 'admin', password: 'wrong' }),
  ]) {
    // The supervisor may have been quick: then the answer is the usual one, and never a 500.
    if (answer.status === 503) expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    else expect(answer.status).toBeLessThan(500)
  }

  await expect.poll(health, { timeout: 30_000 }).toBe(200)
  const list = await api.request('/api/sys/mgmt/submissions', { headers: { authorization } })
  expect(list.status).toBe(200)
  expect(await list.json()).toContainEqual(expect.objectContaining({ id, title: 'Stored before' }))
})

test('the pool survives being cut off again and again', async () => {
  for (let round = 0; round < 12; round += 1) {
    await api.services.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await Promise.all(Array.from({ length: 12 }, () => api.request('/api/events')))
    expect((await api.request('/api/events')).status).toBe(200)
  }
})

test('a transaction whose connection is cut leaves nothing behind', async () => {
  const { inTransaction } = await import('../platform/database/transaction.ts')
  const cut = inTransaction(async (client) => {
    await client.query(`insert into submissions (title, event_type) values ('Half', 'ctf')`)
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })
  await expect(cut).rejects.toMatchObject({ code: '57P01' })
  const { rowCount } = await api.services.pool.query(`select from submissions where title = 'Half'`)
  expect(rowCount).toBe(0)
})

test('an approval whose database goes is answered 503 and leaves nothing half done', async () => {
  const id = await submit(api, { title: 'Nearly approved' })
  const headers = { authorization: `Bearer ${await api.token()}` }
  const approve = () => api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, headers)
  const { pool } = api.services
  const lock = await pool.connect()
  await lock.query('begin')
  await lock.query('lock table audit_entries in access exclusive mode')
  const approval = approve()
  // The event is stored and the decision taken; only the entry in the log is still to come.
  await expect.poll(() => waitingFor('audit_entries')).toBe(1)
  process.kill(await postmaster(), 'SIGKILL')

  const answer = await approval
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  lock.release(true)
  await expect.poll(health, { timeout: 30_000 }).toBe(200)
  expect(await traces(id)).toEqual({ status: 'pending', events: 0, entries: 0 })
  expect((await approve()).status).toBe(200)
  expect(await traces(id)).toEqual({ status: 'approved', events: 1, entries: 1 })
})

async function waitingFor(table: string): Promise<number> {
  const { rowCount } = await api.services.pool.query(
    'select from pg_locks where not granted and relation = $1::regclass',
    [table],
  )
  return rowCount ?? 0
}

async function traces(id: string) {
  const { rows } = await api.services.pool.query(
    `select status, (select count(*)::integer from events where submission_id = s.id) as events,
       (select count(*)::integer from audit_entries where subject = s.id::text) as entries
     from submissions s where id = $1`,
    [id],
  )
  return rows[0]
}
