import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { submission } from '../support/admin.ts'
import { asking, type Attack, type BenchRequest, type Stranger } from './stranger.ts'
import type { Socket } from 'node:net'
import { hold } from './connections.ts'

/** Writes of strangers, far beyond what one address may send. */
export const formAttacks: Attack[] = [
  asking('forms', 'the contact form and submissions', [64, 10], (index) =>
    index % 2 === 0 ? message(index) : event(index),
  ),
  {
    name: 'signIn',
    what: '20 wrong passwords in a row',
    async run(stranger) {
      const end = AbortSignal.timeout(20_000)
      for (let index = 0; index < 20; index += 1)
        await stranger.ask(json(`/api/${builtLoginPath}/auth`, { username: 'admin', password: `guess ${index}` }), end)
    },
  },
]

function message(index: number): BenchRequest {
  return posted('/contact', {
    name: 'Nobody',
    email: 'nobody@example.com',
    message: `What a stranger writes for the ${index}th time.`,
  })
}

function event(index: number): BenchRequest {
  return json('/api/submissions', submission(`A stranger's event ${index}`, '2027-01-15'))
}

/** A form as a browser without scripts sends it. */
export function posted(path: string, fields: Record<string, string>): BenchRequest {
  const body = String(new URLSearchParams(fields))
  return { path, method: 'POST', headers: headersOf(body, 'application/x-www-form-urlencoded'), body }
}

export function json(path: string, content: object): BenchRequest {
  const body = JSON.stringify(content)
  return { path, method: 'POST', headers: headersOf(body, 'application/json'), body }
}

function headersOf(body: string, type: string): Record<string, string> {
  return { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
}

const pieceBytes = 64 * 1024
const pieceEveryMs = 150
const announcedBytes = 6_000_000

/** Bodies that are announced and kept back, or sent so slowly that they lie in memory. */
export const bodyAttacks: Attack[] = [
  {
    name: 'announced',
    what: '260 reads with a body that never comes',
    run: (stranger) =>
      hold(stranger, { count: 260, seconds: 12, reads: true }, (socket, index) => {
        const method = index % 4 < 2 ? 'GET' : 'HEAD'
        const length = index % 2 === 0 ? 'Content-Length: 100000' : 'Transfer-Encoding: chunked'
        socket.write(`${method} /api/health HTTP/1.1\r\nHost: ${stranger.host}\r\n${length}\r\n\r\n`)
      }),
  },
  {
    name: 'slowBodies',
    what: '80 bodies of 6 MB, sent slowly',
    run: (stranger) =>
      hold(stranger, { count: 80, seconds: 18, reads: true }, (socket, index) => {
        const path = index % 4 === 0 ? '/api/contact' : '/admin'
        const type = 'Content-Type: application/json'
        const length = `Content-Length: ${announcedBytes}`
        socket.write(`POST ${path} HTTP/1.1\r\nHost: ${stranger.host}\r\n${type}\r\n${length}\r\n\r\n`)
        sendSlowly(socket)
      }),
  },
]

/** All but the last bytes, piece by piece, as long as somebody takes them. */
function sendSlowly(socket: Socket): void {
  const piece = Buffer.alloc(pieceBytes, 'a')
  let left = announcedBytes - pieceBytes
  const timer = setInterval(() => {
    if (left < pieceBytes || socket.destroyed) return clearInterval(timer)
    if (socket.writableLength > pieceBytes) return
    socket.write(piece)
    left -= pieceBytes
  }, pieceEveryMs)
}

const length = 15_000
const paths = ['/_next/x', '/admin', '/api/events?limit=1', '/']

/** Each long for another reason: letters for a pattern that goes back, parts for whoever takes lists apart. */
const texts: Record<string, string> = {
  cookie: filled('a=1; '),
  'accept-language': filled('he;q=0.5,'),
  referer: `https://example.org/${'a'.repeat(length - 20)}`,
  'if-none-match': filled('"a", '),
  'x-forwarded-for': filled('192.0.2.1, '),
}

/** Headers as long as the server takes them. */
export const headerAttacks: Attack[] = [
  asking('userAgent', 'a User-Agent of 15 kB', [15, 10], (index) => ({
    path: paths[index % paths.length] ?? '/',
    headers: { 'user-agent': 'a'.repeat(length) },
  })),
  asking('headers', 'five other headers of 15 kB', [15, 10], (index) => {
    const names = Object.keys(texts)
    const name = names[index % names.length] ?? ''
    const path = paths[Math.floor(index / names.length) % paths.length] ?? '/'
    return { path, headers: { [name]: texts[name] ?? '' } }
  }),
]

function filled(part: string): string {
  return part.repeat(length / part.length)
}

const wholeLists = ['/api/events?limit=5000&from=2020-01-01', '/events.ics']

/** What costs the CMS much, asked for by people without a session; some of them never read it. */
export const readAttacks: Attack[] = [
  asking('openapi', 'the description of the API', [64, 10], () => ({ path: '/api/openapi.json' })),
  asking('panel', 'the dashboard without a session', [64, 10], () => ({ path: '/admin/dashboard' })),
  {
    name: 'silentReaders',
    what: '260 who ask for the list of all events and do not read',
    run: (stranger) => silently(stranger, ['/api/events']),
  },
  {
    name: 'silentCalendars',
    what: '260 who ask for filtered lists and calendar files and do not read',
    run: (stranger) => silently(stranger, wholeLists),
  },
  {
    name: 'readers',
    what: '260 who read the list of all events at once',
    async run(stranger) {
      const end = AbortSignal.timeout(15_000)
      const asking = (_: unknown, index: number) =>
        stranger.ask(
          { path: '/api/events?limit=5000', headers: index % 2 === 0 ? {} : { 'accept-encoding': 'gzip' } },
          end,
        )
      await Promise.all(Array.from({ length: 260 }, asking))
    },
  },
]

function silently(stranger: Stranger, paths: string[]): Promise<void> {
  return hold(stranger, { count: 260, seconds: 15, reads: false }, (socket, index) =>
    socket.write(`GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: ${stranger.host}\r\n\r\n`),
  )
}
