import { createServer, type Server, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hurryReading } from '../../testing/hurry-reading.ts'
import { listed, storeList } from '../../testing/listed.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leadsTo, says, startWebServer, type WebServer } from '../../testing/web-server.ts'
import { syncSource } from './sync.ts'

/** Lists stand at an address of their own: what is at 127.0.0.1 is as forbidden as on the internet. */
const listHost = '127.0.0.2'

let api: TestApi
let server: WebServer
let inside: WebServer
let source: string
let before: unknown

beforeAll(async () => {
  server = await startWebServer({}, listHost)
  inside = await startWebServer({ '/secret.json': says(JSON.stringify(listed(3))) })
  api = await startApi({ FETCH_PRIVATE: `${listHost}/32` })
})
afterAll(async () => {
  await api.stop()
  await Promise.all([server.stop(), inside.stop()])
})
beforeEach(async () => {
  await rows('truncate sources, events cascade')
  source = await storeList(api, `${server.origin}/list.json`)
  server.paths['/list.json'] = says(JSON.stringify(listed(10)))
  await sync()
  before = await kept()
})
afterEach(() => {
  delete server.paths['/robots.txt']
  vi.restoreAllMocks()
})

/** The time that a fetch may take passes twenty times as fast. */
function hurry(): void {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 20))
}

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const sync = () => syncSource(api.services, source, 'person')
const kept = () => rows('select id, key, stated, vanished_at, last_seen_at from sightings order by id')
const lastRun = async () => (await rows('select outcome, reason, detail from source_runs order by id desc limit 1'))[0]

/** What came of it: nothing is kept otherwise, and the source is well again as soon as the list is. */
async function expectFailure(reason: string, detail: string | null = null): Promise<void> {
  expect(await sync()).toBe('failed')
  expect(await lastRun()).toEqual({ outcome: 'failed', reason, detail })
  expect(await kept()).toEqual(before)
  delete server.paths['/robots.txt']
  server.paths['/list.json'] = says(JSON.stringify(listed(10)))
  expect(await sync()).toBe('unchanged')
}

test.each([
  [500, 'faultThere'],
  [503, 'faultThere'],
  [404, 'notFound'],
  [403, 'notAllowed'],
  [429, 'tooManyRequests'],
  [204, 'unexpectedAnswer'],
])('a list that is answered with %s is not read', async (status, reason) => {
  server.paths['/list.json'] = (_request, answer) => answer.writeHead(status).end()
  await expectFailure(reason, String(status))
})

test('a list that would be read for too long is not read, and the admin hears why', async () => {
  const rows = Array.from({ length: 390_000 }, (_, index) => `{"k${index.toString(36)}":1}`)
  server.paths['/list.json'] = says(`{"events":[${rows.join(',')}]}`)
  hurryReading()
  expect(await sync()).toBe('failed')
  vi.restoreAllMocks()
  expect(await lastRun()).toEqual({ outcome: 'failed', reason: 'tooCostly', detail: null })
  expect(await kept()).toEqual(before)
})

test.each([
  ['127.0.0.1', () => `${inside.origin}/secret.json`],
  ['a name that resolves there', () => `http://localhost:${inside.port}/secret.json`],
  ['[::1]', () => `http://[::1]:${inside.port}/secret.json`],
  ['[::ffff:127.0.0.1]', () => `http://[::ffff:127.0.0.1]:${inside.port}/secret.json`],
  ['169.254.169.254', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a private network', () => 'http://10.0.0.1/list.json'],
])('a redirect to %s is not followed', async (_where, location) => {
  server.paths['/list.json'] = leadsTo(location())
  inside.asked.length = 0
  await expectFailure('addressPrivate')
  expect(inside.asked).toEqual([])
})

test('a redirect to a file is not followed', async () => {
  server.paths['/list.json'] = leadsTo('file:///etc/passwd')
  await expectFailure('addressForbidden')
})

test('redirects without an end are given up', async () => {
  server.paths['/list.json'] = leadsTo('/list.json')
  await expectFailure('tooManyRedirects')
})

test('a redirect to where the list has moved is followed', async () => {
  server.paths['/moved.json'] = says(JSON.stringify(listed(10)))
  server.paths['/list.json'] = leadsTo('/moved.json', 301)
  expect(await sync()).toBe('unchanged')
})

test('a server that never answers is given up', async () => {
  hurry()
  server.paths['/list.json'] = () => {}
  await expectFailure('tooSlow')
})

test('a server that sends a little now and then, without an end, is given up', async () => {
  hurry()
  let timer: NodeJS.Timeout | undefined
  server.paths['/list.json'] = (_request, answer) => {
    answer.writeHead(200)
    timer = setInterval(() => answer.write(' '), 500)
    answer.on('close', () => clearInterval(timer))
  }
  await expectFailure('tooSlow')
})

test.each([
  ['as it is', false],
  ['packed', true],
])(
  '1 GB, %s, is given up when it is too much, and never held',
  async (_how, isPacked) => {
    const piece = Buffer.alloc(1024 * 1024, ' ')
    let sent = 0
    server.paths['/list.json'] = (_request, answer) => {
      if (isPacked) {
        answer.writeHead(200, { 'content-encoding': 'gzip' }).end(oneGigabyte)
        return
      }
      answer.writeHead(200)
      const send = () => {
        while (sent < 1024 && !answer.destroyed) {
          sent += 1
          if (!answer.write(piece)) return void answer.once('drain', send)
        }
        answer.end()
      }
      send()
    }
    const held = process.memoryUsage().rss
    await expectFailure('tooLarge')
    expect(sent).toBeLessThan(100)
    expect(process.memoryUsage().rss - held).toBeLessThan(200 * 1024 * 1024)
  },
  60_000,
)

/** 1 GB of spaces in 1 MB: members of gzip one after another are one file. */
const oneGigabyte = Buffer.concat(Array(1024).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))) as Buffer[])

test('a list that is cut off in the middle is not read', async () => {
  const text = JSON.stringify(listed(10))
  server.paths['/list.json'] = (_request, answer) => {
    answer.writeHead(200, { 'content-length': String(text.length) })
    answer.write(text.slice(0, 900))
    setImmediate(() => answer.destroy())
  }
  await expectFailure('unreachable')
})

test('a list that ends too early by its own doing is not believed', async () => {
  server.paths['/list.json'] = says(JSON.stringify(listed(10)).slice(0, 900))
  expect(await sync()).toBe('degraded')
  expect(await lastRun()).toMatchObject({ reason: 'nothingReadable' })
  expect(await kept()).toEqual(before)
})

test('a list that changes between two fetches is taken as it is at each', async () => {
  let count = 10
  server.paths['/list.json'] = (_request, answer) => {
    count += 1
    answer.writeHead(200, { etag: `"${count}"` }).end(JSON.stringify(listed(count)))
  }
  expect([await sync(), await sync(), await sync()]).toEqual(Array(3).fill('changed'))
  expect(await kept()).toHaveLength(13)
})

test.each([
  ['that is wrong', 'application/json; charset=utf-8', 'latin1'],
  ['that nobody knows', 'application/json; charset=klingon', 'utf8'],
])('a charset %s: texts are read whole, or not at all', async (_how, contentType, encoding) => {
  const text = JSON.stringify([...listed(10), { ...listed(11)[10], name: 'Café Conférence' }])
  server.paths['/list.json'] = says(Buffer.from(text, encoding as BufferEncoding), {
    'content-type': contentType,
  })
  const outcome = await sync()
  const [found] = await rows(`select stated ->> 'title' as title from sightings where stated ->> 'title' like 'Caf%'`)
  if (outcome === 'failed') expect(await lastRun()).toMatchObject({ reason: 'contentUnreadable' })
  else expect([undefined, { title: 'Café Conférence' }]).toContainEqual(found)
})

test('what robots.txt forbids is not asked for', async () => {
  server.paths['/robots.txt'] = says('User-agent: *\nDisallow: /list')
  server.asked.length = 0
  expect(await sync()).toBe('failed')
  expect(await lastRun()).toMatchObject({ reason: 'robotsForbid' })
  expect(server.asked).toEqual(['/robots.txt'])
})

test('“not modified” of somebody who was told nothing is no list', async () => {
  await rows('truncate source_runs')
  server.paths['/list.json'] = (_request, answer) => answer.writeHead(304).end()
  await expectFailure('unexpectedAnswer', '304')
})

test('who speaks no HTTP, or is not there, is not read', async () => {
  const server: Server = createServer((socket) => {
    socket.write('hello\n')
    socket.destroySoon()
  }).listen(0, listHost)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await rows('update sources set address = $1', [`http://${listHost}:${port}/`])
  expect(await sync()).toBe('failed')
  server.close()
  await once(server, 'close')
  expect(await sync()).toBe('failed')
  expect(await lastRun()).toMatchObject({ reason: 'unreachable' })
  await rows(`update sources set address = 'https://no-such-name.invalid/'`)
  expect(await sync()).toBe('failed')
  expect(await lastRun()).toMatchObject({ reason: expect.stringMatching(/nameUnknown|unreachable/) })
})

test('CTFtime is asked once in six hours, and never without permission', async () => {
  await rows(`update sources set kind = 'ctftime', has_permission = false`)
  server.asked.length = 0
  expect(await sync()).toBe('failed')
  expect(await lastRun()).toMatchObject({ reason: 'noPermission' })
  expect(server.asked).toEqual([])
  await rows('update sources set has_permission = true')
  await sync()
  const asked = [...server.asked]
  expect(asked.at(-1)).toMatch(/^\/list\.json\?limit=500&start=\d+&finish=\d+$/)
  expect(await sync()).toBe('failed')
  expect(await lastRun()).toMatchObject({ reason: 'tooManyRequests' })
  expect(server.asked).toEqual(asked)
})
