import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { createGate } from '../gate.ts'
import { logger } from '../logger.ts'
import type { Task } from './reader.ts'

/** Why nothing came of a text: it took more than its time or memory, or too many others wait. */
export type Unread = 'tooCostly' | 'busy'

/** Who waits for what is read. A list holds up no visitor. */
export type Lane = 'links' | 'lists'

/** Of work, for reading one text; tests hurry it. */
export const clock = { ms: 2_000 }
/** Until it is read, where the machine is busy with others. */
const longestMs = 10_000
const heapMegabytes = 128
/** For a process to start and to load what reads. */
const startMs = 30_000
const idleMs = 30_000

/**
 * The function `name` of a module, run in a process of its own with a clock and a heap, and nothing of our environment:
 * whatever a foreign text does to what reads it, this process answers. A thread would not do: what V8 and ICU are at
 * cannot be stopped in one, and its last allocation can end all of us. Decision 082. What the function throws, is thrown.
 */
export function behindWall<Input, Output>(file: string, name: string) {
  return async (lane: Lane, input: Input): Promise<Output | Unread> => {
    const { lanes, pool } = readers()
    const read = await lanes[lane](() => readInTime(pool, { file, name, input }))
    return read === 'full' ? 'busy' : (read as Output | 'tooCostly')
  }
}

async function readInTime(pool: Tinypool, task: Task): Promise<unknown> {
  const ending = new AbortController()
  const end = () => ending.abort()
  let late = setTimeout(end, startMs)
  const postMessage = (pid: number) => {
    const [begun, until] = [workedMs(pid), performance.now() + longestMs]
    const look = () => {
      clearTimeout(late)
      const left = Math.min(clock.ms + begun - workedMs(pid), until - performance.now())
      if (left > 0) late = setTimeout(look, Math.max(left, 20))
      else end()
    }
    look()
  }
  try {
    return await pool.run(task, { signal: ending.signal, channel: { postMessage } })
  } catch (error) {
    if (ending.signal.aborted || isEnded(error)) return 'tooCostly'
    throw error instanceof Error ? error : Object.assign(new Error('a reader failed'), error)
  } finally {
    clearTimeout(late)
  }
}

/** For how long a process has worked, without what it waited for; by the clock where the system does not tell. */
function workedMs(pid: number): number {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'utf8'), 10) / 1e6
  } catch {
    return performance.now()
  }
}

/** Its heap was full. */
function isEnded(error: unknown): boolean {
  return error instanceof Error && error.message === 'Worker exited unexpectedly'
}

type Readers = { pool: Tinypool; lanes: Record<Lane, ReturnType<typeof createGate>> }

const shared = globalThis as typeof globalThis & { readers?: Readers }

/** Those of this process. As many are at work as the pool has places: of its own queue it would forget some. */
function readers(): Readers {
  shared.readers ??= {
    pool: createPool(),
    lanes: {
      links: createGate({ atWork: 1, waiting: 3 }),
      lists: createGate({ atWork: 1, waiting: 20 }),
    },
  }
  return shared.readers
}

function createPool(): Tinypool {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: join(dirname(fileURLToPath(import.meta.url)), 'reader.ts'),
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: idleMs,
    env: {},
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
  })
  pool.on('error', (error: unknown) => logger.error({ err: error }, 'a reader of foreign texts did not start'))
  process.once('exit', () => void pool.destroy())
  return pool
}
