import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What the server does with the next mails: dies after it has read one, or after it has taken the connection. */
export type SinkMood = 'takes' | 'refuses' | 'is busy' | 'hangs' | 'dies' | 'is full'

export type SunkMail = Email & { from_: string; recipients: string[]; raw: string }

export type MailSink = {
  url: string
  /** What it has read, also of mails that it then did not take. */
  mails: SunkMail[]
  mood: SinkMood
  stop: () => Promise<void>
}

/** A real SMTP server on the loopback interface. */
export async function startMailSink(): Promise<MailSink> {
  const sockets = new Set<Socket>()
  const mails: SunkMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, answer) =>
      username === 'us' && password === 'p@ss' ? answer(null, { user: username }) : answer(new Error('no')),
    onRcptTo(_address, _session, answer) {
      if (sink.mood === 'refuses') answer(withCode(550, 'No such person'))
      else if (sink.mood === 'is busy') answer(withCode(451, 'Come again later'))
      else answer()
    },
    onData(stream, session, answer) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString()
        void PostalMime.parse(raw).then((email) => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          mails.push({ ...email, raw, from_: from, recipients: rcptTo.map(({ address }) => address) })
          if (sink.mood === 'hangs') return
          if (sink.mood === 'dies') for (const socket of sockets) socket.destroy()
          else if (sink.mood === 'is full') answer(withCode(552, 'Too much'))
          else answer()
        })
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const sink: MailSink = {
    url: `smtp://us:p%40ss@127.0.0.1:${port}/`,
    mails,
    mood: 'takes',
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return sink
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
