import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CountedEdgeReport } from './support/counted-edge.ts'
import { cpuBetween, readCpu } from './support/cpu.ts'
import { loadGenerator, requestsUnderLoad } from './support/load.ts'
import { withNote, atLeast, median, spreadOf, reported, type Row } from './support/report.ts'

/** As often first as second and third. */
const rounds = 24
const warmSeconds = 3
const roundSeconds = 1
/** 1 where counting costs nothing. */
const least = 0.97
const names = ['counted', 'plain', 'plainToo'] as const

/** The edge answers at once what names its own host. */
const headers = { 'accept-encoding': 'gzip', host: 'calendar.example' }

type Name = (typeof names)[number]
type Edge = { child: ChildProcess; url: string; pid: number; answered: number; rates: number[] }

/**
 * What counting each answer for `/metrics` costs an answer from memory: an edge with it, one without it, and one more
 * without it that tells how far apart two of the same are, in turns.
 */
export async function countedHits(): Promise<Row[]> {
  const edges: Record<Name, Edge> = {
    counted: await startEdge('counted'),
    plain: await startEdge('plain'),
    plainToo: await startEdge('plain'),
  }
  try {
    for (const name of names) await load(edges[name], warmSeconds)
    for (let round = 0; round < rounds; round += 1)
      for (const name of turned(round)) edges[name].rates.push(await load(edges[name], roundSeconds))
    const { counted, plain, plainToo } = edges
    return [
      reported(
        `answers from memory per CPU-second, by ${loadGenerator()}`,
        `counted ${median(counted.rates).toFixed(0)}, not counted ${median(plain.rates).toFixed(0)}`,
      ),
      costOf(against(counted, plain), against(plainToo, plain)),
      await countedOf(counted),
    ]
  } finally {
    for (const name of names) edges[name].child.disconnect()
  }
}

/** Where two of the same differ by more than counting may cost, the machine does too much else for a judgement. */
function costOf(cost: number[], same: number[]): Row {
  const row = atLeast('answers that are counted against answers that are not', median(cost), least, '×')
  const apart = median(same)
  return {
    ...withNote(row, `two edges that do not count, one against the other: ${apart.toFixed(2)}×`),
    ok: Math.abs(apart - 1) > 1 - least ? null : row.ok,
    spread: spreadOf(cost),
  }
}

function turned(round: number): Name[] {
  const first = round % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}

/** Answers per second of the edge's CPU. */
async function load(edge: Edge, seconds: number): Promise<number> {
  const before = readCpu([edge.pid])
  const answered = await requestsUnderLoad({ url: edge.url, headers, seconds })
  edge.answered += answered
  return (1000 * answered) / cpuBetween(before, readCpu([edge.pid]))
}

/** By round: what else the machine does falls on both of it. */
function against(one: Edge, other: Edge): number[] {
  return one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN))
}

/** Without which nothing would have been compared. Less is missing than came before the page was made. */
async function countedOf({ child, answered }: Edge): Promise<Row> {
  child.send('report')
  const [{ hits, misses }] = (await once(child, 'message')) as [CountedEdgeReport]
  return withNote(
    atLeast('of its answers, how many the edge counted as from memory', hits / answered, 0.99, '×'),
    `${hits} of ${answered}; made or waited for ${misses}`,
  )
}

async function startEdge(counts: 'counted' | 'plain'): Promise<Edge> {
  const child = fork(fileURLToPath(new URL('support/counted-edge.ts', import.meta.url)), [counts])
  const [port] = (await once(child, 'message')) as [number]
  const url = `http://127.0.0.1:${port}/about`
  return { child, url, pid: child.pid as number, answered: 0, rates: [] }
}
