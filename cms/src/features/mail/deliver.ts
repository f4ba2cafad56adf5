import type { ComposedMail } from './compose.ts'
import { codeOfMailServer, mailServer } from './mail-server.ts'
import { isOneAddress } from './recipient.ts'

export type Delivery =
  | { kind: 'sent' }
  /** It will never be taken: for this recipient, or with these words. */
  | { kind: 'refused'; reason: string; code: string }
  /** Another time it may be. */
  | { kind: 'later'; reason: string; code: string }

/** However little at a time a server says, after this it is given up. */
const longest = 20_000
const longestReason = 500

/** Hands one mail to the server, for one recipient. */
export async function deliver(
  { smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string },
  messageId: string,
  mail: ComposedMail,
): Promise<Delivery> {
  if (!isOneAddress(mail.to.address)) return { kind: 'refused', reason: 'not an email address', code: 'none' }
  try {
    await mailServer(smtpUrl).sendMail({
      from: mailFrom,
      ...mail,
      envelope: { from: bareAddress(mailFrom), to: [mail.to.address] },
      messageId,
      xMailer: false,
      signal: AbortSignal.timeout(longest),
    })
    return { kind: 'sent' }
  } catch (error) {
    return failureOf(error as Failure)
  }
}

type Failure = Error & { response?: string; responseCode?: number; command?: string; code?: string }

/** Only an answer of 5xx to the recipient or to the message itself is for good; a faulty set-up can be mended. */
function failureOf(failure: Failure): Delivery {
  const { response, responseCode = 0, command, message } = failure
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  const reason = (response || message).replace(/\s+/g, ' ').trim().slice(0, longestReason)
  return { kind: isFinal ? 'refused' : 'later', reason, code: codeOfMailServer(failure) }
}

function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}
