import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stranger } from './stranger.ts'

const statusLine = /HTTP\/1\.1 (\d{3}) /g
const longestStatusLine = 'HTTP/1.1 200 '.length

/** Sends all requests at once on one connection, and counts the answers until all are there or the time is over. */
export async function pipeline(stranger: Stranger, paths: string[], seconds: number): Promise<void> {
  const socket = stranger.connect()
  const over = Promise.withResolvers<void>()
  let missing = paths.length
  countAnswers(socket, (status) => {
    stranger.count(status)
    missing -= 1
    if (missing === 0) over.resolve()
  })
  socket.on('close', () => over.resolve())
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${stranger.host}\r\n\r\n`).join(''))
  await Promise.race([over.promise, pause(seconds * 1000)])
  if (missing > 0) stranger.count('no answer', missing)
  socket.destroy()
}

/** Holds `count` connections open for so many seconds; `begin` says what each of them sends. */
export async function hold(
  stranger: Stranger,
  { count, seconds, reads }: { count: number; seconds: number; reads: boolean },
  begin: (socket: Socket, index: number) => void,
): Promise<void> {
  const sockets = Array.from({ length: count }, () => stranger.connect())
  const answered = new Set<Socket>()
  for (const [index, socket] of sockets.entries()) {
    if (!reads) socket.pause()
    begin(socket, index)
    countAnswers(socket, (status) => {
      if (!answered.has(socket)) stranger.count(status)
      answered.add(socket)
    })
  }
  await pause(seconds * 1000)
  if (!reads) await lookAtLast(sockets)
  stranger.count('no answer', sockets.filter((socket) => !socket.destroyed && !answered.has(socket)).length)
  for (const socket of sockets) socket.destroy()
}

/** What came before anybody read is in the machine's buffers: enough of it for the status. */
async function lookAtLast(sockets: Socket[]): Promise<void> {
  for (const socket of sockets) socket.once('data', () => socket.pause()).resume()
  await pause(500)
}

/** Calls back with each status that comes in on a connection. Texts of pages hold no status line. */
function countAnswers(socket: Socket, found: (status: string) => void): void {
  let rest = ''
  socket.on('data', (chunk) => {
    const text = rest + chunk.toString('latin1')
    let end = Math.max(0, text.length - longestStatusLine + 1)
    for (const match of text.matchAll(statusLine)) {
      found(match[1] ?? '')
      end = Math.max(end, match.index + match[0].length)
    }
    rest = text.slice(end)
  })
}
