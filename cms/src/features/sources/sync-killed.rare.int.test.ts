import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listed, storeList } from '../../testing/listed.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { startWebServer, type WebServer } from '../../testing/web-server.ts'
import { queueSync } from './sync.ts'
import { withJsx } from '../../../../server/testing/with-jsx.ts'

const rounds = 6
/** It takes seconds until a process is ready: the next ones get so while one is killed. */
const ahead = 2
const rowsOfList = 60

let api: TestApi
let server: WebServer
let source: string
/** What the list says now: all of its rows name one city. */
let version = 0
let heardAt: (() => void) | null = null
const children = new Set<ChildProcess>()

beforeAll(async () => {
  server = await startWebServer({
    '/list.json': (_request, answer) => {
      answer.writeHead(200).end(JSON.stringify(listed(rowsOfList, { city: `City ${version}` })))
      heardAt?.()
    },
  })
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8' })
  source = await storeList(api, `${server.origin}/list.json`, { trust: 'publish', isOn: false })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await api.stop()
  await server.stop()
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows

/** A process of its own that is ready to sync. */
async function ready(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../../testing/sync-process.ts', import.meta.url))
  const child = fork(program, {
    execArgv: withJsx,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  await once(child, 'message')
  return child
}

/** Waits until the list is asked for. */
function fetched(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  heardAt = resolve
  return promise
}

/** Which states of the list are kept, in records, on the calendar and in the last run; one each where all is whole. */
async function kept() {
  const cities = async (text: string) => (await rows(text)).map(({ city }) => city as string)
  const [count] = await rows(`select (select count(*)::int from sightings) as sightings,
    (select count(*)::int from events) as events, (select count(*)::int from events_locales) as titles,
    (select count(*)::int from event_search) as searched, (select count(*)::int from source_runs) as runs`)
  return {
    ...count,
    stated: await cities(`select distinct stated ->> 'city' as city from sightings`),
    shown: await cities('select distinct location_city as city from events'),
  }
}

test(`killed ${rounds} times in the middle: each time all of the list is there, or nothing of it`, async () => {
  const first = await ready()
  const begun = performance.now()
  first.send({ source })
  await once(first, 'message')
  const duration = performance.now() - begun
  first.kill('SIGKILL')
  const whole = { sightings: rowsOfList, events: rowsOfList, titles: rowsOfList, searched: rowsOfList }
  expect(await kept()).toEqual({ ...whole, runs: 1, stated: ['City 0'], shown: ['City 0'] })

  let last = 0
  let runs = 1
  const came = { whole: 0, nothing: 0 }
  const next = Array.from({ length: ahead }, ready)
  for (let round = 1; round <= rounds; round += 1) {
    const child = await (next.shift() ?? ready())
    if (round + next.length < rounds) next.push(ready())
    version = round
    const isFetched = fetched()
    child.send({ source })
    await isFetched
    setTimeout(() => child.kill('SIGKILL'), (duration * (round - 1)) / rounds)
    await once(child, 'exit')
    await expect.poll(openTransactions).toBe(0)
    const now = await kept()
    const isWhole = now.runs > runs
    if (isWhole) [last, runs] = [round, runs + 1]
    came[isWhole ? 'whole' : 'nothing'] += 1
    expect(now).toEqual({ ...whole, runs, stated: [`City ${last}`], shown: [`City ${last}`] })
  }
  expect(came.nothing).toBeGreaterThan(0)
}, 600_000)

async function openTransactions(): Promise<number> {
  const found = await rows(
    `select from pg_stat_activity where datname = current_database() and xact_start is not null
       and pid <> pg_backend_pid()`,
  )
  return found.length
}

test('what an admin asked for is done by another process when the first is killed, also of a source that is off', async () => {
  const [one, other] = [await ready(), await ready()]
  version = 100
  const isFetched = fetched()
  await queueSync(api.services.pool, source, 'person')
  one.send('work')
  await isFetched
  one.kill('SIGKILL')
  await once(one, 'exit')
  other.send('work')
  await expect.poll(async () => (await kept()).stated, { timeout: 60_000, interval: 500 }).toEqual(['City 100'])
  expect((await kept()).shown).toEqual(['City 100'])
  const left = async () => await rows(`select from graphile_worker.jobs where task_identifier = 'sync-source'`)
  await expect.poll(left, { timeout: 10_000 }).toEqual([])
  other.kill('SIGKILL')
}, 120_000)
