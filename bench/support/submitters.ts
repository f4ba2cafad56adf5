import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { submission } from './admin.ts'

/** What the senders in this worker are sent, and what they answer at the end. */
export type SubmittersOrder = {
  origin: string
  title: string
  day: string
  perSecond: number
  seconds: number
}
/** Milliseconds from when each was due to its answer; ids of what was acknowledged; the others by their status or error. */
export type SubmittersReport = { times: number[]; ids: string[]; rejected: Record<string, number> }

const { origin, title, day, perSecond, seconds } = workerData as SubmittersOrder
const agent = new Agent({ keepAlive: true })
const report: SubmittersReport = { times: [], ids: [], rejected: {} }
const begun = performance.now()

// Whether those before have their answer or not: people do not wait for each other.
await Promise.all(Array.from({ length: perSecond * seconds }, (_, index) => handIn(index)))
agent.destroy()
parentPort?.postMessage(report)

async function handIn(index: number): Promise<void> {
  const dueAt = begun + (index * 1000) / perSecond
  await pause(Math.max(0, dueAt - performance.now()))
  const { status, said } = await answerTo(JSON.stringify(submission(`${title} ${index}`, day)))
  report.times.push(performance.now() - dueAt)
  if (status === '201') report.ids.push((JSON.parse(said) as { id: string }).id)
  else report.rejected[status] = (report.rejected[status] ?? 0) + 1
}

/** Its status, or why there is none. */
async function answerTo(body: string): Promise<{ status: string; said: string }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const outgoing = request(`${origin}/api/submissions`, { agent, method: 'POST', headers })
  outgoing.end(body)
  try {
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: String(answer.statusCode), said: await text(answer) }
  } catch (error) {
    return { status: (error as Error).message, said: '' }
  }
}
