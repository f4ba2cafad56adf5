import { setTimeout } from 'node:timers/promises'
import { processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { signIn, withDatabase, type AdminSession } from './support/admin.ts'
import { summaryOf, timesByPath } from './support/ask.ts'
import { cpuBetween, readCpu, watchMost } from './support/cpu.ts'
import { fillWithSubmissions } from './support/many-people.ts'
import { atMost, percentile, reported, type Row } from './support/report.ts'

const submissions = 20_000
const mebibyte = 2 ** 20
const decidedAtOnce = 200
const partOfBulk = 50
const bulks = [
  ['approve', 'approving'],
  ['reject', 'rejecting'],
  ['delete', 'deleting'],
] as const

/** Rare and common words, parts of words, Hebrew, an address, a type, and nothing that anybody wrote. */
const words = 'Negev, forensics 12, flags, הדגלים, מזרחי, example7.org, workshop, סדנה, cl, zzzz'.split(', ')

/** What the dashboard asks for while 20,000 submissions are stored, the file of all of them, and decisions about many. */
export async function moderation(product: Product): Promise<Row[]> {
  await withDatabase(product, (client) => fillWithSubmissions(client, submissions))
  const admin = await signIn(product)
  const page = '/api/sys/mgmt/submissions?kind=event&order=queue&limit=50'
  const ids = ((await (await admin.get(page)).json()) as { id: string }[]).map(({ id }) => id).join()
  const searches = words.map((word) => `${page}&q=${encodeURIComponent(word)}`)
  const p95 = async (paths: string[], rounds: number) => summaryOf(await timesByPath(admin.get, paths, rounds)).p95
  const list = '/api/sys/mgmt/submissions'
  const hints = `/api/sys/mgmt/similar?ids=${ids}`
  const counts = '/api/sys/mgmt/summary'
  const before = readCpu([product.pid])
  const searched = await p95(searches, 10)
  const searchCost = cpuBetween(before, readCpu([product.pid])) / (searches.length * 12)
  return [
    atMost(`submissions list with search among ${submissions}, p95`, searched, 150, ' ms'),
    reported('CPU of such a search, all processes', `${searchCost.toFixed(0)} ms`),
    atMost('the first page of the queue, p95', await p95([page], 60), 150, ' ms'),
    atMost('the list of 500, newest first, p95', await p95([list], 30), 150, ' ms'),
    atMost('the counts of the tabs, p95', await p95([counts], 40), 150, ' ms'),
    reported('50 hints at repetitions, p95', `${(await p95([hints], 20)).toFixed(0)} ms`),
    ...(await pollCost(product, admin, page)),
    ...(await exportCost(product, admin)),
    ...(await bulkTimes(admin)),
  ]
}

/** Seconds of a decision about 200, in parts of 50 one after the other, as the dashboard sends it. */
async function bulkTimes(admin: AdminSession): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, what] of bulks) {
    const query = '/api/sys/mgmt/submissions?kind=event&status=pending&order=queue'
    const found = (await (await admin.get(`${query}&limit=${decidedAtOnce}`)).json()) as { id: string }[]
    if (found.length < decidedAtOnce) throw new Error(`Only ${found.length} submissions wait`)
    const start = performance.now()
    for (let at = 0; at < decidedAtOnce; at += partOfBulk) {
      const submissions = found.slice(at, at + partOfBulk).map(({ id }) => ({ id }))
      const body = { decision: { kind }, submissions }
      const answer = await admin.send('POST', '/api/sys/mgmt/submissions/decisions', body)
      const { refused } = answer as { refused: unknown[] }
      if (refused.length > 0) throw new Error(`${refused.length} of ${submissions.length} were refused`)
    }
    const seconds = (performance.now() - start) / 1000
    rows.push(atMost(`${what} ${decidedAtOnce} at once`, seconds, 2, ' s'))
  }
  return rows
}

/** CPU of the cms and of the database for a poll that brings nothing new. */
async function pollCost(product: Product, admin: AdminSession, page: string): Promise<Row[]> {
  const polls = 200
  const etag = (await admin.get(page)).headers.get('etag') ?? ''
  const before = readCpu([product.pid])
  const times: number[] = []
  for (let poll = 0; poll < polls; poll += 1) {
    const start = performance.now()
    const answer = await admin.get(page, { 'if-none-match': etag })
    times.push(performance.now() - start)
    if (answer.status !== 304) throw new Error(`A poll was answered ${answer.status}`)
  }
  const cost = cpuBetween(before, readCpu([product.pid])) / polls
  return [
    atMost('a poll without news (304), p95', percentile(times, 0.95), 50, ' ms'),
    reported('CPU of such a poll, all processes', `${cost.toFixed(1)} ms`),
  ]
}

/** The file of all submissions, read at once and read slowly: memory must not follow its size. */
async function exportCost(product: Product, admin: AdminSession): Promise<Row[]> {
  const path = '/api/sys/mgmt/submissions.csv'
  await (await admin.get(path)).arrayBuffer() // warm
  const before = memoryOf(product)
  const most = watchMost(() => memoryOf(product), 100)
  const start = performance.now()
  const bytes = (await (await admin.get(path)).arrayBuffer()).byteLength
  const seconds = (performance.now() - start) / 1000
  await readSlowly(await admin.get(path))
  const grown = Math.max(0, most() - before) / mebibyte
  return [
    atMost(`export of ${submissions} rows, ${(bytes / mebibyte).toFixed(1)} MiB`, seconds, 10, ' s'),
    atMost('memory (PSS) it adds at most, read at once and slowly', grown, 64, ' MiB'),
  ]
}

/** As a slow line does: a piece, then a pause. */
async function readSlowly(response: Response): Promise<void> {
  for await (const _piece of response.body ?? []) await setTimeout(2)
}

/** Without the database, whose share only moves as pages of it are shared. */
function memoryOf(product: Product): number {
  return processTree(product.pid)
    .filter(({ command }) => !command.includes('postgres'))
    .reduce((sum, { pssBytes }) => sum + pssBytes, 0)
}
