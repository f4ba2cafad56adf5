import { processTree } from '../../server/testing/process-tree.ts'
import type { Product } from '../../server/testing/product.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WitnessOrder, WitnessReport } from './witness.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { untilCalm } from '../support/ask.ts'
import { cpuByPart, readCpu, type Part } from '../support/cpu.ts'
import { withNote, atMost, percentile, round, reported, type Row } from '../support/report.ts'
import { type Attack, createStranger, type Answers } from './stranger.ts'

const marks = { edge: /edge\/main/, cms: /^next-server/, postgres: /postgres -D / }

type Processes = Record<keyof typeof marks, number>

/** The processes that serve the product now. */
export function processesOf(product: Product): Processes {
  const tree = processTree(product.pid)
  const found = Object.entries(marks).map(([name, mark]) => {
    const pid = tree.find(({ command }) => mark.test(command))?.pid
    if (!pid) throw new Error(`The product is not whole:\n${product.output()}`)
    return [name, pid]
  })
  return Object.fromEntries(found) as Processes
}

/** The names of those that are no longer there. */
function endedOf(product: Product, processes: Processes): string[] {
  const alive = new Set(processTree(product.pid).map(({ pid }) => pid))
  return Object.entries(processes)
    .filter(([, pid]) => !alive.has(pid))
    .map(([name]) => name)
}

/**
 * Lets a visitor of another address come, in a thread of his own, until his report is asked for. He has his connections
 * by then: what is measured is the product, not the start of a thread beside an attack.
 */
export async function startWitness(order: WitnessOrder) {
  const worker = new Worker(new URL('./witness.ts', import.meta.url), { workerData: order })
  await once(worker, 'message')
  const reported = once(worker, 'message')
  return async function report(): Promise<WitnessReport> {
    worker.postMessage('end')
    return (await reported)[0] as WitnessReport
  }
}

const mebibyte = 2 ** 20

/** The visitor stays this long even where the attack is over sooner, so that he meets what it left behind. */
const leastMs = 5_000

/** One attack from `address`, and what another visitor notices of it. Returns when the product is calm again. */
export async function withstand(product: Product, attack: Attack, address: string): Promise<Row[]> {
  const processes = processesOf(product)
  const before = readCpu([product.pid])
  const begun = performance.now()
  const witness = await startWitness({ origin: product.origin, edge: processes.edge })
  const stranger = createStranger(product.origin, address)
  await Promise.all([attack.run(stranger), pause(leastMs)])
  stranger.leave()
  const seen = await witness()
  const cpu = cpuByPart(before, readCpu([product.pid]))
  const ms = performance.now() - begun
  const calmAfter = await untilCalm(product.origin)
  const ended = endedOf(product, processes)
  const { name, what } = attack
  return [
    reported(`${name}: ${what}`, summaryOf(stranger.answers)),
    atMost(`${name}: processes that ended (${ended.join(', ') || 'none'})`, ended.length, 0),
    ...rowsOf(name, seen),
    reported(`${name}: CPU within ${seconds(ms)}`, cpuSummary(cpu)),
    reported(`${name}: calm again`, calmAfter === null ? 'not within a minute' : `after ${round(calmAfter)} s`),
  ]
}

/** What the visitor notices: 99 in 100 of his pages, calls and forms, the failed ones among them. */
export function rowsOf(name: string, { page, call, form, failed, before, most }: WitnessReport): Row[] {
  const memory = [before, most].map((bytes) => (bytes / mebibyte).toFixed(0)).join(' → ')
  return [
    waited(`${name}: a kept page elsewhere`, page, 100),
    waited(`${name}: an API call elsewhere`, call, 1000),
    waited(`${name}: a form elsewhere`, form, 1000),
    atMost(`${name}: failed elsewhere`, failed, 0),
    atMost(`${name}: memory the edge grew by (${memory})`, (most - before) / mebibyte, 64, ' MiB'),
  ]
}

function cpuSummary({ edge, cms, database }: Record<Part, number>): string {
  return `edge ${seconds(edge)}, cms ${seconds(cms)}, database ${seconds(database)}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function waited(what: string, times: number[], limitMs: number): Row {
  const row = atMost(`${what}, p99 of ${times.length}`, percentile(times, 0.99), limitMs, ' ms')
  return withNote(row, `p50 ${round(percentile(times, 0.5))} ms`)
}

/** `200 × 12, 503 × 438`, the most frequent first. */
export function summaryOf(answers: Answers): string {
  const sorted = [...answers].toSorted(([, one], [, other]) => other - one)
  return sorted.map(([outcome, times]) => `${outcome} × ${times}`).join(', ') || 'none'
}
