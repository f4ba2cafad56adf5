import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

/** The exit code of the check against a server that answers these paths with these statuses, and others with silence. */
async function check(statuses: Record<string, number>): Promise<number> {
  const server = createServer(({ url = '' }, response) => {
    const status = statuses[url.replace('/api/health/', '')]
    if (status) response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const program = spawn(process.execPath, [join(projectFolder, 'deploy/healthy.mjs')], {
    env: { ...process.env, PORT: String(port) },
  })
  const [code] = (await once(program, 'exit')) as [number]
  return code
}

test('the container is healthy while edge and CMS answer, also where the database is away', async () => {
  expect(await check({ live: 200, cms: 200, ready: 503 })).toBe(0)
})

test.each([
  ['the CMS does not answer the edge', { live: 200, cms: 503 }],
  ['the edge is silent', {}],
])('it is unhealthy where %s', async (_, statuses) => {
  expect(await check(statuses)).toBe(1)
})
