import { afterEach, expect, test } from 'vitest'
import { rawConnection, says, startTestEdge, type TestEdge } from '../testing/edge.ts'

let edge: TestEdge

afterEach(() => edge.stop())

test('a write that announces no body has none, and what follows on its connection is answered', async () => {
  edge = await startTestEdge({ routes: [], render: async () => new Response('a page') }, says('{"stored":true}'))
  const { socket, received } = await rawConnection(edge.port)
  const write = 'POST /api/contact HTTP/1.1\r\nHost: calendar.example\r\n\r\n'
  const read = 'GET / HTTP/1.1\r\nHost: calendar.example\r\nConnection: close\r\n\r\n'
  const empty = 'POST /api/contact HTTP/1.1\r\nHost: calendar.example\r\nContent-Length: 0\r\n\r\n'
  const full = 'POST /api/contact HTTP/1.1\r\nHost: calendar.example\r\nContent-Length: 3\r\n\r\nabc'
  socket.write(write + empty + full + read)
  expect((await received).match(/^HTTP\/1\.1 \d+/gm)).toEqual(Array.from({ length: 4 }, () => 'HTTP/1.1 200'))
  expect(edge.heard.map(({ body }) => body).toSorted()).toEqual(['', '', 'abc'])
})
