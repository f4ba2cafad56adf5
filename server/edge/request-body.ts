import type { IncomingMessage } from 'node:http'
import type { BodyHold } from './guard/body-budget.ts'
import { TurnedAway } from './guard/turned-away.ts'

const busySeconds = 5

/**
 * The whole body, or null where it is over the limit. What is too long is read no further. Throws when the visitor goes
 * away in the middle, and `TurnedAway` where bodies hold as much as they may already.
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
  hold?: BodyHold,
): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limitBytes) return null
    if (hold && !hold.take(chunk.length)) throw new TurnedAway('busy', busySeconds)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
