import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rawConnection } from '../../testing/edge.ts'
import { sendVariant, variantOf, type Variant } from './response.ts'

let server: Server
let port: number
let page: Variant
/** What Node is asked to write in each answer. */
let byNode: number[]

beforeEach(async () => {
  page = variantOf(Buffer.from('<p>€</p>'), 'gzip', 'name', ['Content-Type', 'text/html', 'X-Word', 'é'])
  byNode = []
  server = createServer((request, response) => {
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      headers: string[],
    ) => ServerResponse
    response.writeHead = (status: number, headers?: unknown) => {
      byNode.push(status)
      return writeHead(status, headers as string[])
    }
    sendVariant(request, response, page)
  })
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ended = 'Connection: close'

/** A request as it goes over the wire. */
function asks({ method = 'GET', version = '1.1', lines = [] as string[] } = {}): string {
  return [`${method} / HTTP/${version}`, 'Host: calendar.example', ...lines, '', ''].join('\r\n')
}

/** All that comes back for the requests, which are sent at once; the last of them ends the connection. */
async function answersTo(...requests: string[]): Promise<string> {
  const { socket, received } = await rawConnection(port)
  socket.setEncoding('latin1')
  socket.write(requests.join(''))
  return received
}

/** The time goes on between two answers. */
const timeless = (answers: string) => answers.replace(/^Date: .*\r\n/gm, '')

const cases = {
  'a page': asks(),
  'a page that the visitor has': asks({ lines: [`If-None-Match: W/"name-gzip"`] }),
  'the head alone': asks({ method: 'HEAD' }),
  'a visitor of old': asks({ version: '1.0', lines: ['Connection: keep-alive'] }),
} as const

test.each(Object.entries(cases))('%s is answered the same to the byte each time', async (_, asked) => {
  const each = timeless(await answersTo(asked, asks({ lines: [ended] })))
  const first = each.slice(0, each.lastIndexOf('HTTP/1.1 200 OK'))
  const many = timeless(await answersTo(asked, asked, asked, asked, asks({ lines: [ended] })))
  expect(many).toBe(first.repeat(4) + each.slice(first.length))
  expect(first).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n')
  expect(first).toContain('X-Word: é\r\n')
})

test('the head is made once in a second, and tells the time', async () => {
  await pause(1010 - (Date.now() % 1000))
  const { socket, received } = await rawConnection(port)
  for (let i = 0; i < 3; i += 1) socket.write(asks())
  await once(socket, 'data')
  expect(byNode).toEqual([200])
  await pause(1010 - (Date.now() % 1000))
  socket.write(asks())
  await once(socket, 'data')
  expect(byNode).toEqual([200, 200])
  socket.destroy()
  const [first, second, third, later] =
    (await received).match(/^Date: .*/gm)?.map((line) => Date.parse(line.slice(6))) ?? []
  expect([second, third]).toEqual([first, first])
  expect(Number(later) - Number(first)).toBe(1000)
})

test('whoever asks for the end of the connection, or is told it, has a head of their own', async () => {
  await answersTo(asks(), asks({ lines: [ended] }))
  expect(await answersTo(asks({ lines: [ended] }))).toContain('\r\nConnection: close\r\n')
  expect(await answersTo(asks({ version: '1.0' }))).toContain('\r\nConnection: close\r\n')
  server.prependListener(
    'request',
    (_request, response: ServerResponse) => (response.shouldKeepAlive = false),
  )
  expect(await answersTo(asks())).toContain('\r\nConnection: close\r\n')
})

test('what is answered at once goes out in the order in which it was asked', async () => {
  const wanted = [
    asks(),
    cases['a page that the visitor has'],
    asks({ method: 'HEAD' }),
    asks(),
    asks({ lines: [ended] }),
  ]
  await answersTo(asks(), asks({ lines: [ended] }))
  const answers = await answersTo(...wanted)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 304, 200, 200, 200].map((status) => `HTTP/1.1 ${status}`),
  )
  expect(answers.match(/<p>.*?<\/p>/g)).toHaveLength(3)
})

test('a visitor who reads slowly gets every byte', async () => {
  page = variantOf(Buffer.alloc(4 * 1024 * 1024, 'x'), 'identity', 'large', [])
  const { socket, received } = await rawConnection(port)
  socket.pause()
  socket.write(asks() + asks() + asks({ lines: [ended] }))
  await pause(100)
  socket.resume()
  expect((await received).match(/x/g)).toHaveLength(3 * 4 * 1024 * 1024)
})

test('where Node keeps no head as text, it writes each one', () => {
  const writeHead = vi.fn(() => response)
  const response = { shouldKeepAlive: true, writeHead, end: vi.fn() } as unknown as ServerResponse
  const request = { method: 'GET', httpVersion: '1.1', headers: {} } as IncomingMessage
  for (let i = 0; i < 3; i += 1) sendVariant(request, response, page)
  expect(writeHead).toHaveBeenCalledTimes(3)
})
