import { randomBytes } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadsTo, says, startWebServer, type WebServer } from '../../testing/web-server.ts'
import { guardedFetch, type FetchOptions } from './guarded-fetch.ts'

const configuration = {
  publicUrl: 'https://calendar.example',
  siteAddress: 'http://localhost:4321',
  contactEmail: 'hello@calendar.example',
  mailFrom: null,
  fetchPrivate: ['127.0.0.1/32'],
}
let server: WebServer

beforeAll(async () => {
  server = await startWebServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
  for (const path of Object.keys(server.paths)) delete server.paths[path]
})

function read(path: string, options: Partial<FetchOptions> = {}) {
  const address = path.startsWith('/') ? server.origin + path : path
  return guardedFetch(address, { configuration, lane: 'lists', accept: 'text/plain', ...options })
}

const failed = (reason: string) => expect.objectContaining({ kind: 'failed', reason })

test('a text comes with what says whether it changed, and the request names its sender', async () => {
  const agents: unknown[] = []
  server.paths['/list'] = (request, answer) => {
    agents.push(request.headers['user-agent'], request.headers.accept)
    answer.writeHead(200, { etag: '"1"', 'last-modified': 'Tue, 24 Nov 2026 10:00:00 GMT' }).end('שלום')
  }
  expect(await read('/list#part')).toEqual({
    kind: 'body',
    text: 'שלום',
    contentType: null,
    etag: '"1"',
    lastModified: 'Tue, 24 Nov 2026 10:00:00 GMT',
    link: null,
    finalUrl: `${server.origin}/list`,
  })
  expect(agents).toEqual(['CyberLuach/1.0 (+https://calendar.example; hello@calendar.example)', 'text/plain'])
})

test('what did not change is not sent again', async () => {
  server.paths['/list'] = ({ headers }, answer) =>
    answer.writeHead(headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'then' ? 304 : 200).end()
  expect(await read('/list', { etag: '"1"', lastModified: 'then' })).toEqual({ kind: 'notModified' })
})

test.each([
  ['http://127.0.0.2/'],
  ['http://2130706434/'],
  ['http://0x7f000002/'],
  ['http://0177.0.0.2/'],
  ['http://127.2/'],
  ['http://0/'],
  ['http://[::1]/'],
  ['http://[::ffff:127.0.0.2]/'],
  ['http://[64:ff9b::a00:1]/'],
  ['http://[fe80::1]/'],
  ['http://[fd00::1]/'],
  ['http://169.254.169.254/latest/meta-data/'],
  ['http://100.64.0.1/'],
  ['http://224.0.0.1/'],
  ['http://255.255.255.255/'],
])('nothing is asked of %s, neither at once nor by a redirect', async (address) => {
  server.paths['/away'] = leadsTo(address)
  expect(await read(address)).toEqual(failed('addressPrivate'))
  expect(await read('/away')).toEqual(failed('addressPrivate'))
})

test('a name that leads into this machine is not requested either', async () => {
  const closed = { ...configuration, fetchPrivate: [] }
  server.paths['/list'] = says('a')
  const name = `http://localhost:${server.port}/list`
  expect(await read(name, { configuration: closed })).toEqual(failed('addressPrivate'))
  expect(server.asked).toEqual([])
})

test('a name of which one address is private is not requested', async () => {
  const lookup = () =>
    Promise.resolve([
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
  expect(await read('http://there.example/', { lookup })).toEqual(failed('addressPrivate'))
})

test('the connection goes to the address that was checked, however the name answers afterwards', async () => {
  server.paths['/list'] = says('right')
  server.paths['/next'] = leadsTo(`http://there.example:${server.port}/list`)
  const answers = ['127.0.0.1', '127.0.0.1', '127.0.0.1', '10.0.0.1']
  const lookup = () => Promise.resolve([{ address: answers.shift() ?? '10.0.0.1', family: 4 }])
  const there = `http://there.example:${server.port}`
  expect(await read(`${there}/list`, { lookup })).toMatchObject({ text: 'right' })
  expect(answers).toEqual(['127.0.0.1', '10.0.0.1'])
  expect(await read(`${there}/next`, { lookup, robots: new Map([[there, Promise.resolve({ text: '' })]]) })).toEqual(
    failed('addressPrivate'),
  )
})

test.each([
  ['file:///etc/passwd', 'addressForbidden'],
  ['ftp://example.com/', 'addressForbidden'],
  ['http://me:secret@example.com/', 'addressForbidden'],
  ['http://1.1.1.1:22/', 'addressForbidden'],
  ['https://1.1.1.1:8443/', 'addressForbidden'],
  ['not an address', 'addressUnreadable'],
  ['http://', 'addressUnreadable'],
])('%s is refused: %s', async (address, reason) => {
  expect(await read(address)).toEqual(failed(reason))
})

test('an address of more than 2,000 characters is none', async () => {
  expect(await read(`/${'a'.repeat(2_000)}`)).toEqual(failed('addressUnreadable'))
})

test('an unregistered name is unknown; a closed port is not reached', async () => {
  const unknown = Object.assign(new Error('none'), { code: 'ENOTFOUND' })
  expect(await read('http://nobody.example/', { lookup: () => Promise.reject(unknown) })).toEqual(failed('nameUnknown'))
  expect(await read('http://127.0.0.1:1/')).toEqual(failed('unreachable'))
})

test('five redirects are followed, the sixth is not', async () => {
  server.paths['/0'] = says('here')
  for (let left = 1; left <= 6; left += 1) server.paths[`/${left}`] = leadsTo(`/${left - 1}`, 307)
  expect(await read('/5')).toMatchObject({ text: 'here', finalUrl: `${server.origin}/0` })
  expect(await read('/6')).toEqual(failed('tooManyRedirects'))
})

test.each([
  [404, 'notFound'],
  [410, 'notFound'],
  [403, 'notAllowed'],
  [429, 'tooManyRequests'],
  [503, 'faultThere'],
  [206, 'unexpectedAnswer'],
])('an answer of %i is told as %s', async (status, reason) => {
  server.paths['/list'] = (_request, answer) => answer.writeHead(status).end('x')
  expect(await read('/list')).toEqual({ kind: 'failed', reason, status })
})

test('who answers nothing, or a byte at a time, is not waited for', async () => {
  const limits = { milliseconds: 300 }
  server.paths['/silent'] = () => undefined
  server.paths['/slow'] = (_request, answer) => {
    const dripping = setInterval(() => answer.write('.'), 20)
    answer.on('close', () => clearInterval(dripping))
  }
  expect(await read('/silent', { limits })).toEqual(failed('tooSlow'))
  expect(await read('/slow', { limits })).toEqual(failed('tooSlow'))
  const lookup = () => new Promise<never>(() => undefined)
  expect(await read('http://silent.example/', { limits, lookup })).toEqual(failed('tooSlow'))
})

test('who changes the protocol in place of an answer is not waited for', async () => {
  server.paths['/list'] = (_request, answer) =>
    answer.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
  expect(await read('/list', { limits: { milliseconds: 2_000 } })).toEqual(failed('unexpectedAnswer'))
})

test('more than the limit is not read, sent plainly or packed', async () => {
  const limits = { bytes: 1_000 }
  const isEnded: string[] = []
  server.paths['/announced'] = says('a'.repeat(1_001))
  server.paths['/endless'] = (_request, answer) => {
    const chunk = randomBytes(65_536)
    const more = () => {
      while (!answer.destroyed && answer.write(chunk));
    }
    answer.on('drain', more).on('close', () => isEnded.push('endless'))
    more()
  }
  server.paths['/gzip'] = says(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' })
  server.paths['/br'] = says(brotliCompressSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'br' })
  for (const path of ['/announced', '/endless', '/gzip', '/br']) {
    expect(await read(path, { limits })).toEqual(failed('tooLarge'))
  }
  await expect.poll(() => isEnded).toEqual(['endless'])
})

test('what is packed is unpacked, and what cannot be is rejected', async () => {
  server.paths['/gzip'] = says(gzipSync('a list'), { 'content-encoding': 'gzip' })
  server.paths['/br'] = says(brotliCompressSync('a list'), { 'content-encoding': 'br' })
  server.paths['/not-gzip'] = says('a list', { 'content-encoding': 'gzip' })
  server.paths['/half'] = says(gzipSync('a list').subarray(0, 12), { 'content-encoding': 'gzip' })
  server.paths['/unknown'] = says('a list', { 'content-encoding': 'zstd' })
  server.paths['/twice'] = says(gzipSync(gzipSync('a list')), { 'content-encoding': 'gzip, gzip' })
  expect(await read('/gzip')).toMatchObject({ text: 'a list' })
  expect(await read('/br')).toMatchObject({ text: 'a list' })
  for (const path of ['/not-gzip', '/half', '/unknown', '/twice']) {
    expect(await read(path)).toEqual(failed('contentUnreadable'))
  }
})

test('an answer that breaks off is no answer', async () => {
  server.paths['/list'] = (_request, answer) => {
    answer.writeHead(200, { 'content-length': '100' })
    answer.write('half', () => answer.destroy())
  }
  expect(await read('/list')).toEqual(failed('unreachable'))
})

test('what robots.txt closes is not read, and it is requested once in a run', async () => {
  server.paths['/robots.txt'] = says('User-agent: *\nDisallow: /closed')
  server.paths['/closed/list'] = says('a')
  server.paths['/list'] = says('a')
  server.paths['/away'] = leadsTo('/closed/list')
  const robots = new Map()
  expect(await read('/list', { robots })).toMatchObject({ text: 'a' })
  expect(await read('/closed/list', { robots })).toEqual(failed('robotsForbid'))
  expect(await read('/away', { robots })).toEqual(failed('robotsForbid'))
  expect(server.asked).toEqual(['/robots.txt', '/list', '/away'])
})

test('where the server cannot answer for robots.txt, nothing is read; where there is none, all is open', async () => {
  server.paths['/list'] = says('a')
  server.paths['/robots.txt'] = (_request, answer) => answer.writeHead(500).end()
  expect(await read('/list')).toEqual(failed('faultThere'))
  server.paths['/robots.txt'] = (_request, answer) => answer.writeHead(403).end()
  expect(await read('/list')).toMatchObject({ text: 'a' })
  server.paths['/robots.txt'] = leadsTo('http://169.254.169.254/robots.txt')
  expect(await read('/list')).toEqual(failed('addressPrivate'))
})
