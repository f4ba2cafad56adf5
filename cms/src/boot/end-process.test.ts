import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

let child: ChildProcess | undefined
let printed = ''

afterEach(() => child?.kill('SIGKILL'))

/** Starts the process and resolves to its port. */
async function start(times: { answerMs: number; jobsMs: number; longestMs: number }): Promise<string> {
  const program = fileURLToPath(new URL('../testing/ending-server.ts', import.meta.url))
  printed = ''
  const { answerMs, jobsMs, longestMs } = times
  child = spawn(process.execPath, [program, String(answerMs), String(jobsMs), String(longestMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('port ')
  return /port (\d+)/.exec(printed)?.[1] ?? ''
}

/** Asks on a connection that stays open, as the edge does. */
function ask(port: string): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve(body))
    }).on('error', reject)
  })
}

async function endOf(signal: NodeJS.Signals): Promise<number | null> {
  const ended = child ? once(child, 'exit') : Promise.resolve([null])
  child?.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

test('what is under way is answered and jobs end before the process does', async () => {
  const port = await start({ answerMs: 300, jobsMs: 600, longestMs: 60_000 })
  const answer = ask(port)
  await expect.poll(() => printed).toContain('asked')
  expect(await endOf('SIGTERM')).toBe(143)
  expect(await answer).toBe('answered')
  expect(printed).toContain('jobs stopped')
})

test('what takes too long does not keep the process', async () => {
  await start({ answerMs: 0, jobsMs: 60_000, longestMs: 100 })
  expect(await endOf('SIGINT')).toBe(130)
  expect(printed).not.toContain('jobs stopped')
})
