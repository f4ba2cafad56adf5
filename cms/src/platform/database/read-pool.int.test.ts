import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../../../server/system/steps.ts'
import { startPrimaryWithStandby } from '../../../../server/testing/primary-with-standby.ts'
import { createPool, createReadPool } from './pool.ts'

let databases: Awaited<ReturnType<typeof startPrimaryWithStandby>>
let primary: pg.Pool
let replica: pg.Pool
let clock = 0
let readPool: () => Promise<pg.Pool>

beforeAll(async () => {
  databases = await startPrimaryWithStandby()
  primary = createPool(databases.primaryUrl)
  replica = createPool(databases.standbyUrl)
  await primary.query('create table notes (text text)')
})
afterAll(async () => {
  await Promise.all([primary.end(), replica.end()])
  await databases.stop()
})
beforeEach(() => {
  readPool = createReadPool(primary, replica, () => clock)
})

const note = (text: string) => primary.query('insert into notes values ($1)', [text])
const countOf = async (pool: pg.Pool, text: string) =>
  (await pool.query('select from notes where text = $1', [text])).rowCount

test('a read after a write is answered by the replica, and knows of the write', async () => {
  let byReplica = 0
  for (let index = 0; index < 50; index += 1) {
    await note(`number ${index}`)
    const pool = await readPool()
    expect(await countOf(pool, `number ${index}`)).toBe(1)
    if (pool === replica) byReplica += 1
    clock += 3000 // whatever rest a busy machine brought is over
  }
  expect(byReplica).toBeGreaterThan(25)
})

test('reads that come together know of what each was preceded by', async () => {
  const found = Array.from({ length: 40 }, async (_, index) => {
    await note(`together ${index}`)
    return countOf(await readPool(), `together ${index}`)
  })
  expect(await Promise.all(found)).toEqual(found.map(() => 1))
})

test('while the replica is behind the primary answers, and after a rest the replica again', async () => {
  await replica.query('select pg_wal_replay_pause()')
  await waitUntil(async () => {
    const { rows } = await replica.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')
    return rows[0]?.state !== 'pause requested'
  }, 5000)
  await note('behind')
  const pool = await readPool()
  expect(pool).toBe(primary)
  expect(await countOf(pool, 'behind')).toBe(1)
  await replica.query('select pg_wal_replay_resume()')
  expect(await readPool()).toBe(primary)
  clock += 3000
  expect(await readPool()).toBe(replica)
  expect(await countOf(replica, 'behind')).toBe(1)
})

test('one that is no replica, and one that is away, are not read from', async () => {
  expect(await createReadPool(primary, createdFor(databases.primaryUrl))()).toBe(primary)
  await databases.endStandby()
  expect(await readPool()).toBe(primary)
})

function createdFor(url: string): pg.Pool {
  const pool = createPool(url)
  opened.push(pool)
  return pool
}
const opened: pg.Pool[] = []
afterAll(() => Promise.all(opened.map((pool) => pool.end())))
