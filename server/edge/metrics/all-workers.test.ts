import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createExchange } from '../../supervisor/exchange.ts'
import { allWorkers } from './all-workers.ts'
import { createEdgeMetrics } from './edge-metrics.ts'

type Message = Record<string, unknown>

/** A worker, and its child process as the supervisor sees it, with what Node's channel does to a message. */
function startWorker(worker: string, workers: number, join: (child: ChildProcess) => void, waitMs = 1000) {
  const pid = Number(worker.slice('edge-'.length)) + 1000
  const inside = new EventEmitter()
  const outside = new EventEmitter()
  const passed = (to: EventEmitter) => (message: Message) =>
    setImmediate(() => to.emit('message', JSON.parse(JSON.stringify(message))))
  const child = Object.assign(outside, { connected: true, pid, send: passed(inside) })
  const channel = Object.assign(inside, { connected: true, pid, send: passed(outside) })
  const metrics = createEdgeMetrics(worker)
  const given = {
    worker,
    workers,
    own: metrics.figures,
    channel: channel as unknown as NodeJS.Process,
    waitMs,
  }
  join(child as unknown as ChildProcess)
  return { metrics, outside, all: allWorkers(given) }
}

test.each([1, 2, 3])(
  'with %i workers each scrape has every figure of every worker, whichever answers',
  async (count) => {
    const join = createExchange()
    const started = Array.from({ length: count }, (_, index) => startWorker(`edge-${index + 1}`, count, join))
    for (const [index, { metrics }] of started.entries())
      for (let purges = 0; purges <= index; purges += 1) metrics.purged()
    for (const { all } of started) {
      const text = await all.text()
      for (let worker = 1; worker <= count; worker += 1) {
        expect(text).toContain(`cyberluach_edge_purges_total{worker="edge-${worker}"} ${worker}\n`)
        expect(text).toMatch(new RegExp(`cyberluach_edge_process_start_time_seconds{worker="edge-${worker}"} \\d+`))
      }
      const helps = text.match(/^# HELP \S+/gm) ?? []
      expect(helps.length).toBeGreaterThan(20)
      expect(new Set(helps).size).toBe(helps.length)
      expect(text).not.toMatch(/(?:null|nan|undefined)$/im)
    }
  },
)

test('a worker that hangs holds a scrape up for a moment, and is said to be away', async () => {
  const join = createExchange()
  const [first, second] = [startWorker('edge-1', 2, join, 50), startWorker('edge-2', 2, join, 50)]
  second.outside.removeAllListeners('message')
  const text = await first.all.text()
  expect(text).toContain('cyberluach_edge_up{worker="edge-1"} 1\ncyberluach_edge_up{worker="edge-2"} 0\n')
  expect(text).toContain('cyberluach_edge_purges_total{worker="edge-1"} 0\n')
})
