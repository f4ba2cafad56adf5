import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One attack from one address. It ends within 30 seconds, whatever the product does. */
export type Attack = { name: string; what: string; run: (stranger: Stranger) => Promise<void> }

/** An attack that keeps so many requests under way for so many seconds. */
export function asking(
  name: string,
  what: string,
  [atOnce, seconds]: [number, number],
  next: (index: number) => BenchRequest,
): Attack {
  const run = (stranger: Stranger) => stranger.keepAsking(atOnce, seconds, next)
  return { name, what: `${what}, ${atOnce} at a time`, run }
}

export type BenchRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** How often each status was answered; and what became of requests that got none. */
export type Answers = Map<string, number>

export type Stranger = ReturnType<typeof createStranger>

const afterFailureMs = 100

/** Somebody at one of the machine's own addresses (127.0.0.0/8), who reads what he asks for at full speed. */
export function createStranger(
  origin: string,
  localAddress: string,
  { answers = new Map() as Answers, atOnce = Infinity } = {},
) {
  const { hostname, port, host } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const sockets = new Set<Socket>()
  const count = (outcome: string, times = 1) => void answers.set(outcome, (answers.get(outcome) ?? 0) + times)

  async function ask(request: BenchRequest, signal?: AbortSignal): Promise<boolean> {
    const answer = await statusOf(request, signal).catch(failureOf)
    count(answer.text)
    return answer.isStatus
  }

  function statusOf({ path, method = 'GET', headers, body }: BenchRequest, signal?: AbortSignal) {
    const { promise, resolve, reject } = Promise.withResolvers<{ text: string; isStatus: boolean }>()
    const options = { hostname, port, path, method, agent, localAddress, ...(signal && { signal }) }
    const sending = request({ ...options, headers: { host, ...headers } })
    sending.on('error', reject)
    sending.on('response', (response: IncomingMessage) => {
      response.on('error', reject)
      response.on('end', () => resolve({ text: String(response.statusCode), isStatus: true }))
      response.resume()
    })
    sending.end(body)
    return promise
  }

  return {
    answers,
    /** The product's host and port, as a request names it. */
    host,
    count,
    /** Asks once and reads the answer whole. */
    ask: async (request: BenchRequest, signal?: AbortSignal): Promise<void> => void (await ask(request, signal)),
    /** Keeps so many requests under way for so many seconds; whatever has no answer by then is left. */
    async keepAsking(many: number, seconds: number, next: (index: number) => BenchRequest): Promise<void> {
      const end = AbortSignal.timeout(seconds * 1000)
      let index = 0
      const one = async () => {
        while (!end.aborted) if (!(await ask(next(index++), end))) await pause(afterFailureMs)
      }
      await Promise.all(Array.from({ length: many }, one))
    },
    /** A bare connection from the stranger's address. Whatever ends it is no error of ours. */
    connect(): Socket {
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      sockets.add(socket)
      socket.on('error', (error) => count(failureOf(error).text))
      socket.on('close', () => sockets.delete(socket))
      return socket
    },
    /** Closes every connection. */
    leave(): void {
      agent.destroy()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function failureOf(error: NodeJS.ErrnoException): { text: string; isStatus: boolean } {
  const isLate = error.code === 'ABORT_ERR' || error.name === 'TimeoutError'
  return { text: isLate ? 'no answer' : (error.code ?? error.message), isStatus: false }
}
