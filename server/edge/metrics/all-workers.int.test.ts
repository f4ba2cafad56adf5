import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workerNames } from '../../system/ports.ts'
import { supervise, type Supervised } from '../../supervisor/child.ts'
import { createExchange } from '../../supervisor/exchange.ts'
import { waitUntil } from '../../system/steps.ts'

let folder: string
let running: Supervised[] = []
const children = new Map<string, ChildProcess>()

/** A worker with the figures of an edge and the supervisor's channel: it says its port, and answers each request with all. */
const program = `
  import { createServer } from 'node:http'
  const { allWorkers } = await import(${JSON.stringify(import.meta.resolve('./all-workers.ts'))})
  const { createEdgeMetrics } = await import(${JSON.stringify(import.meta.resolve('./edge-metrics.ts'))})
  const [worker, workers, purges] = process.argv.slice(2)
  const metrics = createEdgeMetrics(worker)
  for (let count = 0; count < Number(purges); count += 1) metrics.purged()
  const all = allWorkers({ worker, workers: Number(workers), own: metrics.figures })
  const server = createServer(async (_request, response) => response.end(await all.text()))
  server.listen(0, '127.0.0.1', () => process.send('port ' + server.address().port))
  process.on('SIGTERM', () => process.exit(0))`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workers-'))
  await writeFile(join(folder, 'worker.mjs'), program)
})
afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()))
  running = []
  children.clear()
  await rm(folder, { recursive: true })
})

/** Starts the workers under one supervisor; gives the ports that they answer on. */
async function startWorkers(workers: number): Promise<number[]> {
  const introduce = createExchange()
  const ports: number[] = []
  for (const [index, name] of workerNames(workers).entries())
    running.push(
      await supervise(
        {
          name,
          args: [join(folder, 'worker.mjs'), name, String(workers), String(index + 1)],
          cwd: folder,
          environment: {},
          logFile: join(folder, `${name}.log`),
          onStart(child) {
            children.set(name, child)
            introduce(child)
          },
          async isReady(child, signal) {
            const [said] = (await once(child, 'message', { signal })) as [string]
            ports.push(Number(said.split(' ')[1]))
          },
          report: () => undefined,
        },
        new AbortController().signal,
      ),
    )
  return ports
}

const scrape = async (port = 0) => (await fetch(`http://127.0.0.1:${port}/`)).text()

test.each([2, 3])('each of %i processes tells the figures of all, in every scrape', async (workers) => {
  const ports = await startWorkers(workers)
  for (let round = 0; round < 3; round += 1)
    for (const text of await Promise.all(ports.map(scrape)))
      for (const [index, name] of workerNames(workers).entries()) {
        expect(text).toContain(`cyberluach_edge_purges_total{worker="${name}"} ${index + 1}\n`)
        expect(text).toContain(`cyberluach_edge_up{worker="${name}"} 1\n`)
      }
})

test('a worker that is killed is missing until it is back, and then its figures are there again', async () => {
  const [port] = await startWorkers(2)
  children.get('edge-2')?.kill('SIGKILL')
  const isUp = async (up: number) => (await scrape(port)).includes(`cyberluach_edge_up{worker="edge-2"} ${up}\n`)
  await waitUntil(() => isUp(0), 10_000)
  await waitUntil(() => isUp(1), 10_000)
  expect(await scrape(port)).toContain('cyberluach_edge_purges_total{worker="edge-2"} 2\n')
})
