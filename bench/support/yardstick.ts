import { ask, type Answered } from './ask.ts'
import { cpuBetween, readCpu } from './cpu.ts'
import { requestsUnderLoad, type Load } from './load.ts'
import { startBareNode } from './rival-servers.ts'

const lookSeconds = 1
const warmSeconds = 2

/** CPU milliseconds of one answer of a bare Node server with the bytes of the home page: what costs are told in. */
export type Yardstick = { answerMs: () => Promise<number>; stop: () => Promise<void> }

export async function startYardstick(origin: string): Promise<Yardstick> {
  const { body, headers } = sentHome(await ask(origin))
  const { url, pid, stop } = await startBareNode(body, headers)
  await requestsUnderLoad({ url, seconds: warmSeconds })
  return { stop, answerMs: () => cpuPerRequest({ url, seconds: lookSeconds }, pid) }
}

/** The very bytes that the edge sends to a browser that takes gzip, and the headers beside them. */
export function sentHome({ body, headers: all }: Answered): {
  body: Buffer
  headers: Record<string, string>
} {
  if (all['content-encoding'] !== 'gzip') throw new Error('The home page did not come compressed')
  const skipped = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
  const headers = Object.entries(all).filter(([name]) => !skipped.has(name))
  return { body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) }
}

/** CPU milliseconds of the process `pid` and those below it for each answer under load. */
export async function cpuPerRequest(load: Load, pid: number): Promise<number> {
  const before = readCpu([pid])
  const requests = await requestsUnderLoad(load)
  return cpuBetween(before, readCpu([pid])) / requests
}

/** What a load is answered, in requests per second of CPU of the process `pid` and those below it. */
export async function requestsPerCpuSecond(load: Load, pid: number): Promise<number> {
  return 1000 / (await cpuPerRequest(load, pid))
}
