import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** One mail as the server took it: to whom, which, and when. */
export type Taken = [recipient: string, messageId: string, at: number]

/** What the sink tells whoever started it: its port, then on each message how much it took, or all of it. */
export type SinkAnswer = { port: number } | { count: number } | { taken: Taken[] }

const taken: Taken[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, answer) {
    let head = ''
    stream.on('data', (piece: Buffer) => {
      if (head.length < 8192) head += piece.toString('latin1')
    })
    stream.on('end', () => {
      const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? ''
      for (const { address } of session.envelope.rcptTo) taken.push([address, messageId, Date.now()])
      answer()
    })
  },
})
server.on('error', () => undefined) // a sender was killed
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
report({ port: (server.server.address() as AddressInfo).port })
process.on('message', (question) => report(question === 'count' ? { count: taken.length } : { taken }))
process.on('disconnect', () => process.exit())

function report(answer: SinkAnswer): void {
  process.send?.(answer)
}
