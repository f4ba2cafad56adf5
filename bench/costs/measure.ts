import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Product } from '../../server/testing/product.ts'
import type { BenchRequest } from '../attack/stranger.ts'
import { cpuByPart, readCpu, type Part } from '../support/cpu.ts'

/** CPU milliseconds of one request by process, how many bytes its answer had, and with which statuses it was answered. */
export type Measured = Record<Part, number> & { bytes: number; statuses: Set<number> }

const warmUp = 4
const most = 10
const rounds = 3
/** Costly ones need not be asked as often. */
const enoughMs = 500

export type Meter = ReturnType<typeof startMeter>

/** Asks the product, one request after another, and says what each cost. */
export function startMeter(product: Product) {
  const { hostname, port, host } = new URL(product.origin)
  const agent = new Agent({ keepAlive: true })

  /** Over several requests after some others. */
  async function cost(next: (n: number) => BenchRequest, { from = 0, times = most } = {}): Promise<Measured> {
    const before = readCpu([product.pid])
    const begun = performance.now()
    const statuses = new Set<number>()
    let count = 0
    let bytes = 0
    for (; count < times && (count < 3 || performance.now() - begun < enoughMs); count += 1) {
      const answer = await ask(next(from + count))
      statuses.add(answer.status)
      bytes += answer.bytes
    }
    const all = cpuByPart(before, readCpu([product.pid]))
    const { edge, cms, database } = all
    return {
      edge: edge / count,
      cms: cms / count,
      database: database / count,
      bytes: bytes / count,
      statuses,
    }
  }

  async function ask({ path, method = 'GET', headers, body }: BenchRequest) {
    const sending = request({ hostname, port, path, method, agent, headers: { host, ...headers } })
    sending.end(body)
    try {
      const [answer] = (await once(sending, 'response')) as [IncomingMessage]
      return { status: answer.statusCode ?? 0, bytes: (await buffer(answer)).length }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      return { status: 0, bytes: 0 } // a connection that ended
    }
  }

  return {
    cost,
    /** After V8 has seen what is asked, the middle one of three rounds: in one of them the heap may be cleared. */
    async warmCost(next: (n: number) => BenchRequest): Promise<Measured> {
      for (let n = 0; n < warmUp; n += 1) await ask(next(n))
      const found: Measured[] = []
      for (let round = 0; round < rounds; round += 1) found.push(await cost(next, { from: warmUp + round * most }))
      found.sort((one, other) => sumOf(one) - sumOf(other))
      const statuses = new Set(found.flatMap((one) => [...one.statuses]))
      return { ...(found[1] as Measured), statuses }
    },
    stop: (): void => agent.destroy(),
  }
}

/** Of all processes. */
export function sumOf({ edge, cms, database }: Measured): number {
  return edge + cms + database
}
