import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** What the sender in this worker is sent, and what it answers at the end. */
export type BeaconOrder = { origin: string; path: string; perSecond: number; seconds: number }
export type BeaconReport = { sent: number; taken: number; pages: number }

const tickMs = 10
const kinds = ['view', 'load', 'beat'] as const
const { origin, path, perSecond, seconds } = workerData as BeaconOrder
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const run = crypto.randomUUID().slice(0, 8)
const total = perSecond * seconds
const report: BeaconReport = { sent: 0, taken: 0, pages: Math.ceil(total / kinds.length) }
const begun = performance.now()
let answered = 0

const timer = setInterval(() => {
  const due = Math.min(total, ((performance.now() - begun) / 1000) * perSecond)
  while (report.sent < due) send(report.sent++)
  if (report.sent >= total) clearInterval(timer)
}, tickMs)

/** Each page says that it is viewed, how it loaded, and that it is still there; six pages make a visit. */
function send(index: number): void {
  const page = Math.floor(index / kinds.length)
  const kind = kinds[index % kinds.length] ?? 'beat'
  const visitor = Math.floor(page / 6)
  const body = JSON.stringify({
    kind,
    page: `${run}-${page}`,
    path: `${path}${page % 50}`,
    ...(kind === 'load' ? { loadMs: 300 + (page % 700) } : {}),
  })
  const sending = request(
    `${origin}/api/pulse`,
    {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Run/${run}-${visitor}`,
      },
    },
    (response) => {
      response.resume()
      if (response.statusCode === 204) report.taken += 1
      done()
    },
  )
  sending.on('error', done)
  sending.end(body)
}

function done(): void {
  answered += 1
  if (answered < total) return
  agent.destroy()
  parentPort?.postMessage(report)
}
