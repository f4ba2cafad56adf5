import type pg from 'pg'
import type { ManagedSource } from '@cyberluach/api/sources'
import { matchRecords } from '../cms/src/features/sources/match/match.ts'
import type { SourceRecord } from '../cms/src/features/sources/rows.ts'
import { processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { signIn, type AdminSession, withDatabase, withProduct } from './support/admin.ts'
import { watchMost } from './support/cpu.ts'
import { serve, watchHits } from './support/load.ts'
import { sourceRows, fillWithSearchable } from './support/many-events.ts'
import { atMost, median, percentile, reported, round, type Row } from './support/report.ts'

const events = 50_000
const rows = 1_000
const mebibyte = 2 ** 20
/** One sync says little, so the median of several is taken. */
const lists = 3
/** Before and after each sync, once what it left to do is done. */
const idleSeconds = 5
const settlingSeconds = 2
/** Seldom enough that asking is no load of its own. */
const askedEvery = 0.25

/**
 * Lists of 1,000 rows that are published by themselves, into a calendar of 50,000 events, one after another: how long, how
 * much memory, and what visitors of the home page notice. Then one list again, and the candidates of single rows.
 */
export async function sourceSync(): Promise<Row[]> {
  const shown: string[] = []
  const { origin, stop } = await serve(({ url }, answer) => answer.end(shown[Number(url?.slice(1))]))
  return withProduct({ SEED: 'none', FETCH_PRIVATE: '127.0.0.0/8' }, async (product) => {
    await withDatabase(product, async (client) => {
      await fillWithSearchable(client, events)
      for (let list = 0; list <= lists; list += 1) shown.push(JSON.stringify(await sourceRows(client, rows, list)))
      // What the database does of its own after so many rows is no part of what visitors wait for.
      await client.query('vacuum analyze')
      await client.query('checkpoint')
    })
    return measure(product, origin, shown)
  }).finally(stop)
}

async function measure(product: Product, origin: string, shown: string[]): Promise<Row[]> {
  const admin = await signIn(product)
  const home = `${product.origin}/`
  await watchIdle(admin, home) // warm
  const idle = [await watchIdle(admin, home)]
  const first: Synced[] = []
  const added = async (list: number) => {
    const source = { name: `List ${list}`, kind: 'confsTech', address: `${origin}/${list}` }
    const body = { ...source, trust: 'publish', isOn: false }
    return ((await admin.send('POST', '/api/sys/mgmt/sources', body)) as ManagedSource).id
  }
  for (let list = 0; list < lists; list += 1) {
    first.push(await synced(admin, await added(list), home))
    idle.push(await watchIdle(admin, home))
  }
  // Looking at memory holds up whoever looks, so nobody's time is taken meanwhile.
  const memory = watchMost(() => memoryOf(product), 200)
  const id = await added(lists)
  await synced(admin, id, home)
  const most = memory() / mebibyte
  const again = await synced(admin, id, home)
  shown[lists] = (shown[lists] ?? '').replaceAll('Late addition', 'Latest addition')
  const changed = await synced(admin, id, home)
  const misses = first.flatMap((one) => one.misses)
  const p99s = first.map(({ hits }) => percentile(hits, 0.99))
  const idleP99s = idle.map((hits) => percentile(hits, 0.99))
  const ratios = p99s.map((p99, at) => p99 / percentile([...(idle[at] ?? []), ...(idle[at + 1] ?? [])], 0.99))
  return [
    atMost(
      `sync of ${rows} rows into ${events} events, the slowest of ${lists}`,
      Math.max(...first.map((one) => one.seconds)),
      10,
      ' s',
    ),
    reported('what the first brought', JSON.stringify(first[0]?.counts)),
    atMost('memory (PSS) of the process that syncs, at most', most, 400, ' MiB'),
    atMost(`p99 of a home hit meanwhile, against idle before and after, median of ${lists}`, median(ratios), 1.5, '×'),
    reported('p99 of a home hit in each idle window, ms', idleP99s.map(round).join(' ')),
    reported('p99 of a home hit during each sync, ms', p99s.map(round).join(' ')),
    reported('the home page made anew, at most', `${round(Math.max(0, ...misses))} ms (${misses.length})`),
    reported('the same list again', `${round(again.seconds)} s`),
    reported('the list with a tenth of it changed', `${round(changed.seconds)} s`),
    ...(await candidateTimes(product)),
  ]
}

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000))

/** Hits while nothing is synced, and the list of sources is read as often as during a sync. */
async function watchIdle(admin: AdminSession, home: string): Promise<number[]> {
  await seconds(settlingSeconds)
  const until = async () => {
    for (const end = performance.now() + idleSeconds * 1000; performance.now() < end; await seconds(askedEvery))
      await admin.get('/api/sys/mgmt/sources')
  }
  return (await watchHits(home).during(until())).hits
}

type Synced = { seconds: number; counts: unknown; hits: number[]; misses: number[] }

/** From when a sync begins until what it brought is there, by its own note of it; and the home page meanwhile. */
async function synced(admin: AdminSession, id: string, home: string): Promise<Synced> {
  const last = async () =>
    ((await (await admin.get(`/api/sys/mgmt/sources`)).json()) as ManagedSource[]).find((source) => source.id === id)
      ?.lastRun
  const before = await last()
  const watched = watchHits(home)
  const until = async () => {
    await admin.send('POST', `/api/sys/mgmt/sources/${id}/sync`, {})
    for (;;) {
      const run = await last()
      if (run && run.id !== before?.id) return run
      await seconds(askedEvery)
    }
  }
  const waiting = until()
  const { hits, misses } = await watched.during(waiting)
  const run = await waiting
  if (run.outcome === 'failed') throw new Error(`The sync failed: ${run.reason}`)
  const took = (Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000
  return { seconds: took, counts: run.counts, hits, misses }
}

/** Of the process of the cms, where jobs are worked off. */
function memoryOf(product: Product): number {
  const cms = processTree(product.pid).filter(
    ({ pid, command }) => pid !== product.pid && !/postgres|edge\/main/.test(command),
  )
  return Math.max(...cms.map(({ pssBytes }) => pssBytes))
}

/** Single records matched one after another, as when only one of a list has changed. */
async function candidateTimes(product: Product): Promise<Row[]> {
  const times = await withDatabase(product, async (client) => {
    const { rows: records } = await client.query<SourceRecord>(
      `select gen_random_uuid() as id, source_id as "sourceId", stated, null as "eventId", now() as "lastSeenAt"
       from sightings order by id limit 200`,
    )
    const found: number[] = []
    for (const record of records) {
      const begun = performance.now()
      await matchRecords(client as unknown as pg.PoolClient, [record])
      found.push(performance.now() - begun)
    }
    return found
  })
  return [
    atMost(`candidates for one event among ${events}, p95`, percentile(times, 0.95), 20, ' ms'),
    reported('the slowest of 200', `${round(Math.max(...times))} ms`),
  ]
}
