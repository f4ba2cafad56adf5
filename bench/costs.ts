import { routeOf, type Route } from '../server/edge/http/route.ts'
import { costOfCame, costOfCall, costOfPage } from '../server/edge/guard/costs.ts'
import type { Product } from '../server/testing/product.ts'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { BenchRequest } from './attack/stranger.ts'
import { costliestCalls } from './costs/calls.ts'
import { prepareKnown, type Known } from './costs/known.ts'
import { startMeter, sumOf, type Measured, type Meter } from './costs/measure.ts'
import { costliestPages } from './costs/pages.ts'
import { rejectedCalls, rejectedForms, type Hostile } from './costs/rejected.ts'
import { untilCalm } from './support/ask.ts'
import { serve } from './support/load.ts'
import { withDatabase, withProduct } from './support/admin.ts'
import { describeEvents, fillWithEvents } from './support/many-events.ts'
import { printTable, withNote, atMost, round, reported, type Row } from './support/report.ts'

const events = 5_000
const page = 1

/** What a call may cost that has no cost in the guard's table: an address may ask 1,800 of them a minute. */
const mostFreeMs = 20
/** What may stand behind one page of it: of those an address has five a second. */
const mostMsOfPage = 80
/** What the CMS may do before it refuses. */
const mostRejectedMs = 15

/** Passwords are checked two at a time, links are read two at a time for an address, and both are counted before that. */
const limitedOtherwise = [`POST /api/${builtLoginPath}/auth`, 'POST /api/read-link']

/**
 * What the costliest valid and the costliest refused request of every public endpoint and page costs each process, and
 * whether the guard's table (`server/edge/guard/cost-table.ts`) says as much.
 */
export async function costs(): Promise<Row[]> {
  const site = await startSite()
  const environment = { SEED: 'demo', READ_LINKS: 'private', FETCH_PRIVATE: '127.0.0.0/8' }
  return withProduct(environment, async (product) => {
    const known = await prepared(product, site.page)
    const meter = startMeter(product)
    try {
      const rows: Row[] = []
      for (const group of [rejectedRows, ofCalls, ofPages]) {
        const measured = await group(meter, known)
        printTable(measured)
        rows.push(...measured)
      }
      return rows
    } finally {
      meter.stop()
    }
  }).finally(() => site.stop())
}

async function prepared(product: Product, address: string): Promise<Known> {
  const known = await withDatabase(product, async (client) => {
    await fillWithEvents(client, events)
    await describeEvents(client)
    return prepareKnown(product, client, address)
  })
  await untilCalm(product.origin)
  return known
}

async function ofCalls(meter: Meter, known: Known): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, makeRequest] of Object.entries(costliestCalls)) {
    const variants = typeof makeRequest === 'function' ? { '': makeRequest } : makeRequest
    for (const [variant, one] of Object.entries(variants)) {
      const measured = await meter.warmCost((n) => one(known, n))
      const what = [name, variant].filter(Boolean).join(', ')
      const isLimited = limitedOtherwise.includes(name)
      rows.push(isLimited ? reported(what, summaryOf(measured)) : rowOf(what, measured, pagesOf(one(known, 0))))
    }
  }
  return rows
}

async function ofPages(meter: Meter, known: Known): Promise<Row[]> {
  const rows: Row[] = []
  for (const [path, makeRequest] of Object.entries(costliestPages)) {
    const measured = await meter.warmCost((n) => makeRequest(known, n))
    rows.push(rowOf(path, measured, costOfPage(path)))
  }
  return rows
}

/** Of all ways to be refused the costliest, found by asking each of them once or twice. */
async function rejectedRows(meter: Meter): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of Object.keys(costliestCalls)) {
    const found = await costliestOf(meter, rejectedCalls(name))
    if (!found) continue
    const { hostile, measured } = found
    const row = atMost(`${name}: ${hostile.name}`, measured.cms, mostRejectedMs, ' ms of the CMS')
    rows.push(withNote(row, summaryOf(measured)))
  }
  const form = await costliestOf(meter, rejectedForms())
  if (form) rows.push(rowOf(`a form without scripts: ${form.hostile.name}`, form.measured, page))
  return rows
}

async function costliestOf(meter: Meter, all: Hostile[]): Promise<{ hostile: Hostile; measured: Measured } | null> {
  let costliest: { hostile: Hostile; ms: number } | null = null
  for (const hostile of all) {
    const measured = await meter.cost(() => hostile.request, { times: 2 })
    const isRejected = [...measured.statuses].every((status) => status >= 400)
    const ms = sumOf(measured)
    if (isRejected && ms > (costliest?.ms ?? 0)) costliest = { hostile, ms }
  }
  if (!costliest) return null
  const { hostile } = costliest
  return { hostile, measured: await meter.warmCost(() => hostile.request) }
}

/** Judged by what the guard takes for it. */
function rowOf(what: string, measured: Measured, pages: number): Row {
  const limit = pages === 0 ? mostFreeMs : pages * mostMsOfPage
  const basis = pages === 0 ? 'counted by its number' : `${round(pages)} pages`
  const row = withNote(atMost(`${what} (${basis})`, sumOf(measured), limit, ' ms'), summaryOf(measured))
  const isAnswered = [...measured.statuses].every((status) => status > 0 && status < 500)
  return { ...row, ok: row.ok && isAnswered }
}

function summaryOf({ edge, cms, database, bytes, statuses }: Measured): string {
  const answers = `${[...statuses].join(' and ')}, ${(bytes / 1000).toFixed(1)} kB`
  return `edge ${round(edge)}, cms ${round(cms)}, database ${round(database)}; ${answers}`
}

/** What the guard counts for a call, with what it counts once the answer is there. */
function pagesOf({ path, method = 'GET' }: BenchRequest): number {
  const [pathname = '', query = ''] = path.split('?')
  const route = routeOf(pathname, builtLoginPath) as Route & { kind: 'api' | 'cms' }
  const came = costOfCame(route.path, query, { status: 200, total: String(events) })
  return costOfCall(method, route, query, false) + came
}

/** A page as long as one that is read may be, which says much of an event. */
async function startSite(): Promise<{ page: string; stop: () => void }> {
  const html = `<html><head><title>Measured</title></head><body>${'<p class="a">What a page says.</p>'.repeat(88_000)}`
  const { origin, stop } = await serve(({ url }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  return { page: `${origin}/event`, stop }
}
