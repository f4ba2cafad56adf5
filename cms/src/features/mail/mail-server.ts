import { createTransport } from 'nodemailer'
import { type Configuration, configuration } from '../../platform/configuration.ts'
import { logger } from '../../platform/logger.ts'

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

/** What the server answered, as `535 5.7.8`, or what became of the connection. Its words may name a recipient. */
export function codeOfMailServer(failure: unknown): string {
  const { response = '', code = 'unknown' } = failure as { response?: string; code?: string }
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace('-', ' ') ?? code
}

/** Says where the mail server does not let us in: else the first mail that somebody misses would. */
export async function warnOfMailServer({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): Promise<void> {
  if (!smtpUrl) return
  await mailServer(smtpUrl)
    .verify()
    .catch((error: unknown) =>
      logger.warn(
        { server: URL.parse(smtpUrl)?.host, code: codeOfMailServer(error) },
        'the mail server of SMTP_URL does not let us in: mails wait until it does',
      ),
    )
}

function closeMailServer(): void {
  current?.transport.close()
  current = null
}

/** Whether mails are sent; where no server is set, they are kept, and can be sent later by hand. */
export function isMailOn({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): boolean {
  return smtpUrl !== null && mailFrom !== null
}

/** What follows the `@` in every Message-ID: the public host, else that of the sender's address. */
export function messageHost(): string {
  const { publicUrl, mailFrom } = configuration()
  const host = URL.parse(publicUrl)?.hostname ?? /@([\w.-]+)>?$/.exec(mailFrom ?? '')?.[1]
  return host ?? 'localhost'
}
