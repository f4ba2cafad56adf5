import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { bytesIn, fileText } from '../../server/testing/process-tree.ts'

/** What the visitor in this worker is sent, and what he saw. */
export type WitnessOrder = { origin: string; edge: number }
export type WitnessReport = {
  /** Milliseconds of each answer; one that failed or was not taken counts as `lateMs`. */
  page: number[]
  call: number[]
  form: number[]
  failed: number
  /** Bytes of the edge's own memory: at the beginning, and the most that was seen. */
  before: number
  most: number
}

const lateMs = 5_000
const tickMs = 5
const pageEveryMs = 25
/** With every other call being `/api/health`: 300 counted reads a minute, half of what an address may send. */
const callEveryMs = 100
const formEveryMs = 500
const memoryEveryMs = 100
const calls = ['/api/events?limit=20', '/api/health']

const { origin, edge } = workerData as WitnessOrder
const pages = new Agent({ keepAlive: true, maxSockets: 4 })
const api = new Agent({ keepAlive: true, maxSockets: 4 })
const message = JSON.stringify({
  name: 'A visitor',
  email: 'visitor@example.com',
  message: 'What somebody writes who wants nothing but an answer.',
})
const before = ownBytesOf(edge)
const report: WitnessReport = { page: [], call: [], form: [], failed: 0, before, most: before }
const underWay = new Set<Promise<void>>()
for (const path of ['/', ...calls]) await timeOf({ path, agent: path === '/' ? pages : api })
await timeOf(aForm())
parentPort?.postMessage('ready')
const begun = performance.now()
let [page, call, form, look] = [0, 0, 0, 0]

// Readers come at their times, however long those before them wait.
const timer = setInterval(() => {
  const passed = performance.now() - begun
  for (; page * pageEveryMs < passed; page += 1) visit({ path: '/', agent: pages }, report.page)
  for (; call * callEveryMs < passed; call += 1)
    visit({ path: calls[call % calls.length] ?? '/', agent: api }, report.call)
  for (; form * formEveryMs < passed; form += 1) visit(aForm(), report.form)
  for (; look * memoryEveryMs < passed; look += 1) report.most = Math.max(report.most, ownBytesOf(edge))
}, tickMs)

parentPort?.once('message', async () => {
  clearInterval(timer)
  await Promise.race([Promise.all(underWay), pause(lateMs + 1000)])
  pages.destroy()
  api.destroy()
  parentPort?.postMessage(report)
  parentPort?.close()
})

function visit(target: WitnessRequest, times: number[]): void {
  const visiting = timeOf(target).then((time) => {
    times.push(time ?? lateMs)
    if (time === null) report.failed += 1
    underWay.delete(visiting)
  })
  underWay.add(visiting)
}

type WitnessRequest = { path: string; agent: Agent | false; localAddress?: string; body?: string }

/** A message by somebody at an address of their own, since one address has so many an hour. */
function aForm(): WitnessRequest {
  const localAddress = `127.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`
  return { path: '/api/contact', agent: false, localAddress, body: message }
}

/** Milliseconds until the answer is there whole; null where it failed. */
function timeOf({ path, agent, localAddress, body }: WitnessRequest): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const start = performance.now()
  const outgoing = request(origin + path, {
    method: body ? 'POST' : 'GET',
    agent,
    headers: { 'accept-encoding': 'gzip, br', ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(lateMs),
    ...(localAddress && { localAddress }),
  })
  outgoing.on('response', (response) => {
    const isTaken = response.statusCode === (body ? 201 : 200)
    response.on('error', () => resolve(null))
    response.on('end', () => resolve(isTaken ? performance.now() - start : null))
    response.resume()
  })
  outgoing.on('error', () => resolve(null))
  outgoing.end(body)
  return promise
}

/** Memory that no file stands behind; 0 once the process has ended. */
function ownBytesOf(pid: number): number {
  return bytesIn(fileText(`/proc/${pid}/status`), 'RssAnon')
}
