import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { loadGenerator } from './support/load.ts'
import { judged, median, spreadOf, told, type Row } from './support/row.ts'
import { requestsPerCpuSecond } from './support/yardstick.ts'

const rounds = 25
const warmSeconds = 3
const roundSeconds = 1
/** Less than two rounds of the same edge differ by. */
const least = 0.97

/** The edge answers at once what names its own host. */
const headers = { 'accept-encoding': 'gzip', host: 'calendar.example' }

type Edge = { child: ChildProcess; url: string; pid: number }

/** What counting each answer for `/metrics` costs an answer from memory: the same edge with it and without it, in turns. */
export async function countedHits(): Promise<Row[]> {
  const edges = { counted: await startEdge('counted'), plain: await startEdge('plain') }
  try {
    for (const { url, pid } of Object.values(edges))
      await requestsPerCpuSecond({ url, headers, seconds: warmSeconds }, pid)
    const rates = { counted: [] as number[], plain: [] as number[] }
    for (let index = 0; index < rounds; index += 1) {
      // Whoever is first in one round is second in the next.
      const names = index % 2 === 0 ? (['counted', 'plain'] as const) : (['plain', 'counted'] as const)
      for (const name of names) {
        const { url, pid } = edges[name]
        rates[name].push(await requestsPerCpuSecond({ url, headers, seconds: roundSeconds }, pid))
      }
    }
    // What else the machine does falls on both of a round.
    const ratios = rates.counted.map((rate, round) => rate / (rates.plain[round] ?? Number.NaN))
    return [
      told(
        `answers from memory per CPU-second, by ${loadGenerator()}`,
        `counted ${median(rates.counted).toFixed(0)}, not counted ${median(rates.plain).toFixed(0)}`,
      ),
      {
        ...judged('answers that are counted against answers that are not', median(ratios), '>=', least, '×'),
        spread: spreadOf(ratios),
      },
    ]
  } finally {
    for (const { child } of Object.values(edges)) child.disconnect()
  }
}

async function startEdge(counts: 'counted' | 'plain'): Promise<Edge> {
  const child = fork(fileURLToPath(new URL('support/counted-edge.ts', import.meta.url)), [counts])
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}/about`, pid: child.pid as number }
}
