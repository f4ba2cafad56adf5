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

/** What is given to a pool of connections that was closed is answered never: the last who works the queue closes it. */
let workers = 0

/** Called by whoever begins to work the queue; what it returns, once its last mail is over. */
export function holdMailServer(): () => void {
  workers += 1
  return () => {
    workers -= 1
    if (workers === 0) closeMailServer()
  }
}

function closeMailServer(): void {
  current?.transport.close()
  current = null
}
