import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitUntil } from '../system/steps.ts'

/** A server of the edge's kind whose writes take a while, and which says its port. */
const program = `
  import { createServer } from 'node:http'
  import { startServer } from ${JSON.stringify(import.meta.resolve('./edge-server.ts'))}
  const server = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end('stored'), 20))
  })
  server.on('listening', () => console.log(server.address().port))
  startServer(server, { host: '127.0.0.1', port: 0 }, async () => undefined)`

test('writers on kept connections get an answer to all that they sent while the server ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  const outcomes = { stored: 0, refused: 0, reset: 0, toldToClose: 0 }
  let isOver = false

  async function writeOnce(): Promise<void> {
    const asked = ask({ port, host: '127.0.0.1', agent, method: 'POST', path: '/' })
    asked.end('a submission')
    const answer = await once(asked, 'response').catch((error: NodeJS.ErrnoException) => error)
    if (answer instanceof Error) {
      const isRefused = (answer as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      outcomes[isRefused ? 'refused' : 'reset'] += 1
      isOver ||= isRefused
      return
    }
    const [response] = answer as [IncomingMessage]
    await response.resume().toArray()
    outcomes.stored += 1
    if (response.headers.connection === 'close') outcomes.toldToClose += 1
  }
  /** Each waits between two writes, so that its connection lies idle for most of the time. */
  async function writer(idleMs: number): Promise<void> {
    while (!isOver) {
      await writeOnce()
      await pause(idleMs)
    }
  }
  const writers = Array.from({ length: 40 }, (_, index) => writer(5 + index * 10))
  await waitUntil(async () => outcomes.stored >= 200, 10_000)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await Promise.all(writers)
  agent.destroy()
  expect(outcomes.reset).toBe(0)
  expect(outcomes.toldToClose).toBeGreaterThan(0)
})
