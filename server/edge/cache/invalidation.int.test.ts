import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../database/embedded.ts'
import { waitUntil } from '../../system/steps.ts'
import { variantOf } from '../http/response.ts'
import { listenForChanges } from './invalidation.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

let folder: string
let database: EmbeddedDatabase
let cms: pg.Client
let cache: PageCache
let changes: ReturnType<typeof listenForChanges>
let purges = 0

beforeAll(async () => {
  folder = await temporaryFolder('listen-')
  database = await startEmbeddedDatabase(folder, () => undefined)
  cms = new pg.Client({ connectionString: database.url })
  await cms.connect()
})
beforeEach(async () => {
  purges = 0
  cache = createPageCache(100_000)
  changes = listenForChanges(database.url, [cache], () => (purges += 1))
  await waitUntil(async () => purges === 1, 5000)
  return () => changes.stop()
})
afterAll(async () => {
  await cms.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

function store(key: string, tags: string[]): void {
  const identity = variantOf(Buffer.from(key), 'identity', key, [])
  cache.store(key, { answer: { identity }, name: key, tags, maxAgeMs: 30_000, bytes: 10 }, cache.mark())
}

const freshFor = (key: string) => (cache.any(key)?.freshUntil ?? 0) - (cache.any(key)?.storedAt ?? 0)

test('what the CMS commits purges the pages with its tags, and nothing before the commit', async () => {
  store('/', ['events'])
  store('/about', ['texts'])
  await cms.query('begin')
  await cms.query(`select pg_notify('site_cache', '{"tags":["events"]}')`)
  expect(cache.fresh('/')).toBeDefined()
  await cms.query('commit')
  await waitUntil(async () => !cache.fresh('/'), 1000, 5)
  expect(cache.fresh('/about')).toBeDefined()
})

test('when the connection was lost, everything is purged once it is back', async () => {
  store('/', ['events'])
  expect(freshFor('/')).toBeCloseTo(30_000)
  await cms.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'edge'`)
  await waitUntil(async () => purges === 2, 5000)
  expect(cache.fresh('/')).toBeUndefined()
  store('/', ['events'])
  expect(freshFor('/')).toBeCloseTo(30_000)
})

test('pages live for a second while nothing can be heard', async () => {
  await changes.stop()
  const deaf = listenForChanges('postgresql://nobody@127.0.0.1:1/none', [cache], () => undefined)
  store('/', ['events'])
  expect(freshFor('/')).toBeCloseTo(1000)
  await deaf.stop()
})
