import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../server/database/client.ts'
import { startPrimaryWithStandby } from '../server/testing/primary-with-standby.ts'
import { startProduct, type Product } from '../server/testing/product.ts'
import { countOf, signIn, submission, submitEvent, type AdminSession } from './support/admin.ts'
import { ask, untilShown } from './support/ask.ts'
import { startPooler } from './support/pooler.ts'
import { atLeast, atMost, median, percentile, round, reported, type Row } from './support/report.ts'

const day = '2031-05-06'
const approvals = 60
const senders = 8
const sentByEach = 50
const againAfterMs = 200
/** So long an old page may be shown after an approval was answered. */
const mostStaleMs = 300

type Databases = Awaited<ReturnType<typeof startPrimaryWithStandby>>
type Pair = { products: [Product, Product]; admin: AdminSession }

/**
 * Two whole instances, as on two machines behind a balancer, with one PostgreSQL, a streaming replica for public reads, and
 * pgbouncer in transaction mode where it is installed. They are started at the same moment, on an empty database.
 */
export async function instances(): Promise<Row[]> {
  const databases = await startPrimaryWithStandby()
  const pooler = await startPooler(databases.primaryUrl)
  const shared = {
    SEED: 'demo',
    DATABASE_URL: pooler?.url ?? databases.primaryUrl,
    DATABASE_READ_URL: databases.standbyUrl,
    ...(pooler && { DATABASE_DIRECT_URL: databases.primaryUrl }),
    PAYLOAD_SECRET: crypto.randomUUID(),
    ADMIN_PASSWORD: crypto.randomUUID(),
  }
  const started = await Promise.allSettled([startProduct(shared), startProduct(shared)])
  try {
    const products = started.map((one) => {
      if (one.status === 'rejected') throw one.reason as Error
      return one.value
    })
    const [first, second] = products as [Product, Product]
    const pair: Pair = { products: [first, second], admin: await signIn(first) }
    const way = reported('the way to the database', pooler ? 'pgbouncer, pool of 8' : 'direct: no pgbouncer')
    return [way, ...(await measure(pair, databases))]
  } finally {
    for (const one of started) if (one.status === 'fulfilled') await one.value.stop()
    await pooler?.stop()
    await databases.stop()
  }
}

async function measure(pair: Pair, databases: Databases): Promise<Row[]> {
  await visibleTimes(pair, 10, 'Warm') // by then V8 has compiled what an approval runs
  const readsBefore = await commitsOf(databases.standbyUrl)
  const times = await visibleTimes(pair, approvals, 'Seen on both')
  const reads = (await commitsOf(databases.standbyUrl)) - readsBefore
  const writes = await writeAtBoth(pair.products, databases.primaryUrl)
  await databases.endStandby()
  const alone = await visibleTimes(pair, 10, 'Without a replica')
  return [
    atMost(
      `approval at one instance until both show it, p99 of ${approvals}`,
      percentile(times, 0.99),
      mostStaleMs,
      ' ms',
    ),
    reported('the same, median', `${round(median(times))} ms`),
    atLeast('transactions of these reads on the replica', reads, approvals),
    ...writes,
    reported('approval until both show it once the replica is dead, median', `${round(median(alone))} ms`),
    atMost('lines of errors in the logs', await errorsOf(pair.products), 0),
  ]
}

/** For each approval, from its answer until both show it on their pages of the day, in both languages. */
async function visibleTimes({ products, admin }: Pair, count: number, name: string): Promise<number[]> {
  const [first, second] = products
  const pages = products.flatMap(({ origin }) => [`${origin}/day/${day}`, `${origin}/he/day/${day}`])
  const times: number[] = []
  while (times.length < count) {
    const title = `${name} ${times.length}`
    const id = await submitEvent((times.length % 2 ? first : second).origin, title, day)
    const warm = await Promise.all(pages.map((page) => ask(page)))
    await admin.approve(id)
    const answered = performance.now()
    await Promise.all(pages.map((page, index) => untilShown(page, title, { etag: warm[index]?.etag })))
    times.push(performance.now() - answered)
  }
  return times
}

/** Each sender tries again under the same key where the answer is "not now", as the forms do. */
async function writeAtBoth(products: [Product, Product], url: string): Promise<Row[]> {
  let refusals = 0
  const begun = performance.now()
  const ids = await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      const sent: string[] = []
      while (sent.length < sentByEach) sent.push(await store(`Sent by ${sender}, ${sent.length}`, sender % 2))
      return sent
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  const all = ids.flat()
  const stored = await withClient(url, (client) => countOf(client, "submissions where title like 'Sent by %'"))
  return [
    reported(
      `submissions by ${senders} senders at both`,
      `${round(all.length / seconds)} a second, ${refusals} times "not now"`,
    ),
    atMost(`of ${all.length} acknowledged, lost or twice`, Math.abs(all.length - stored), 0),
  ]

  async function store(title: string, at: number): Promise<string> {
    const key = crypto.randomUUID()
    for (;;) {
      const answer = await fetch(`${products[at]?.origin}/api/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(submission(title, day)),
      })
      if (answer.status === 201) return ((await answer.json()) as { id: string }).id
      if (answer.status !== 503) throw new Error(`A submission was answered ${answer.status}: ${await answer.text()}`)
      refusals += 1
      await pause(againAfterMs)
    }
  }
}

async function commitsOf(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ commits: number }>(
      'select xact_commit::int as commits from pg_stat_database where datname = current_database()',
    ),
  )
  return rows[0]?.commits ?? Number.NaN
}

async function errorsOf(products: Product[]): Promise<number> {
  // What had nothing to say has no log.
  const files = await Promise.all(
    products.map(async ({ dataDir }) => {
      const folder = join(dataDir, 'logs')
      return (await readdir(folder)).map((name) => join(folder, name))
    }),
  )
  const logs = files.flat().map((file) => readFile(file, 'utf8'))
  const lines = (await Promise.all(logs)).join('\n').split('\n')
  return lines.filter((line) => /"level":(?:50|60)|^\w*Error\b/.test(line)).length
}
