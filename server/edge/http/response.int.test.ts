import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rawConnection } from '../../testing/edge.ts'
import { sendVariant, variantOf, type Variant } from './response.ts'

let server: Server
let page: Variant

beforeEach(async () => {
  page = variantOf(Buffer.from('<p>€</p>'), 'gzip', 'name', ['Content-Type', 'text/html', 'X-Word', 'é'])
  server = createServer((request, response) => sendVariant(request, response, page))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** What goes back over the wire for a request, without the time. */
async function answerTo(method: string, ...lines: string[]): Promise<string> {
  const { socket, received } = await rawConnection((server.address() as AddressInfo).port)
  socket.setEncoding('latin1')
  const head = [`${method} / HTTP/1.1`, 'Host: calendar.example', 'Connection: close', ...lines]
  socket.write([...head, '', ''].join('\r\n'))
  return (await received).replace(/^Date: .*\r\n/gm, '')
}

const common = 'Content-Type: text/html\r\nX-Word: é\r\nVary: Accept-Encoding\r\nETag: W/"name-gzip"\r\n'
const whole = `HTTP/1.1 200 OK\r\n${common}Content-Encoding: gzip\r\nContent-Length: 10\r\nConnection: close\r\n\r\n`

test('a page goes out with all of its headers, and a HEAD gets those alone', async () => {
  const body = Buffer.from('<p>€</p>').toString('latin1')
  expect(await answerTo('GET')).toBe(whole + body)
  expect(await answerTo('HEAD')).toBe(whole)
})

test.each(['GET', 'HEAD'])('a visitor who has the page gets a 304 without a body for %s', async (method) => {
  expect(await answerTo(method, 'If-None-Match: W/"name-gzip"')).toBe(
    `HTTP/1.1 304 Not Modified\r\n${common}Connection: close\r\n\r\n`,
  )
})
