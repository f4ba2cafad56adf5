import { createTransport } from 'nodemailer'
import { messageHost } from './message-id.ts'

const connections = 5
const toConnect = 10_000
const ofSilence = 15_000

function connect(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    // What stands in the address itself goes before these. Only what never reached the server goes over another connection; all else is tried again by the queue.
    maxRequeues: 2,
    connectionTimeout: toConnect,
    greetingTimeout: toConnect,
    socketTimeout: ofSilence,
    name: messageHost(),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

let current: { url: string; transport: ReturnType<typeof connect> } | null = null

/** The connections to the mail server of this process. */
export function mailServer(url: string): ReturnType<typeof connect> {
  if (current?.url !== url) {
    closeMailServer()
    current = { url, transport: connect(url) }
  }
  return current.transport
}

export function closeMailServer(): void {
  current?.transport.close()
  current = null
}
