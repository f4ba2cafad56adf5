import { readdir, readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { builtLoginPath } from '@cyberluach/core/login-path'
import { expect, test } from './support/test.ts'

const rounds = 12
/** What would be a line of its own, of another colour, or the other way round, in a log that takes it as it comes. */
const forged =
  'x\r\n{"level":60,"msg":"FORGED"}\n\u001b[2J\u001b]0;FORGED\u0007\u202eFORGED\u2066\u2028FORGED\u0085FORGED'
const encoded = encodeURIComponent(forged)

test('a flood of hostile requests writes little into the logs, and no line of its own', async ({
  ownProduct,
}) => {
  test.slow()
  const { origin, dataDir } = ownProduct
  const folder = join(dataDir, 'logs')
  const before = await logsIn(folder)
  let count = 0
  for (let round = 0; round < rounds; round += 1) {
    const asked = hostile(origin)
    count += asked.length
    for (const answer of await Promise.all(asked)) await answer?.arrayBuffer()
    await rawRequest(origin)
  }
  const after = await logsIn(folder)
  expect((after.bytes - before.bytes) / count).toBeLessThan(400)
  for (const line of after.text.split('\n')) {
    expect(line).not.toMatch(/^FORGED|^\{"level":60,"msg":"FORGED"/)
    expect(line).not.toMatch(/(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u)
  }
})

function hostile(origin: string): Promise<Response | null>[] {
  const json = { 'content-type': 'application/json' }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init }).catch(() => null)
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    ask(path, { method: 'POST', body, headers })
  return [
    ask(`/${encoded}`),
    ask(`/event/${encoded}`),
    ask(`/day/${encoded}`),
    ask(`/blog?tag=${encoded}`),
    ask(`/api/events?from=${encoded}`),
    ask(`/api/${encoded}`),
    ask(`/admin/login?${encoded}`),
    ask(`/submission/${encoded}`),
    ask(`/media/${encoded}`),
    ask('/', { headers: { 'user-agent': 'FORGED\u009b31m', 'x-request-id': '{"level":60,"msg":"FORGED"}' } }),
    post('/api/submissions', '{"title": FORGED'),
    post('/api/submissions', JSON.stringify({ title: forged, organizerEmail: forged })),
    post('/api/contact', JSON.stringify({ name: forged, email: `${forged}@example.com`, message: forged })),
    post('/api/contact', forged.repeat(2_000)),
    post(`/api/${builtLoginPath}/auth`, JSON.stringify({ username: forged, password: forged })),
    post('/api/pulse', JSON.stringify({ kind: forged, page: forged, path: forged })),
    post('/contact', new URLSearchParams({ name: forged, message: forged }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
    }),
    post('/cms/api/users/login', JSON.stringify({ username: forged, password: forged })),
  ]
}

/** What no client of HTTP would send. */
async function rawRequest(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined) // closed on us, which is an answer
  socket.end(`GET /${forged} HTTP/1.1\r\nHost: ${forged}\r\n\r\n`)
  socket.resume()
  await once(socket, 'close')
}

async function logsIn(folder: string): Promise<{ bytes: number; text: string }> {
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), text: texts.join('\n') }
}
