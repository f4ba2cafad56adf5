import type { FetchFailure } from '@cyberluach/core/sources'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { failureOf } from './ask.ts'

/** What we say that we can unpack. */
export const acceptedEncodings = 'gzip, br'

/**
 * The bytes of an answer, unpacked. Stops as soon as they, packed or not, are more than the limit; the connection is
 * ended then.
 */
export async function readBody(
  answer: IncomingMessage,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer | FetchFailure> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) return ended(answer, 'tooLarge')
  const unpacked = unpackedOf(answer)
  if (!unpacked) return ended(answer, 'contentUnreadable')
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > limit) return ended(answer, 'tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isPacking = 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR_|ERR_PADDING)/.test(String(error.code))
    return ended(answer, isPacking ? 'contentUnreadable' : failureOf(error, signal))
  }
  return Buffer.concat(chunks)
}

function ended(answer: IncomingMessage, failure: FetchFailure): FetchFailure {
  answer.destroy()
  return failure
}

function unpackedOf(answer: IncomingMessage): Readable | null {
  switch (answer.headers['content-encoding']?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return answer
    case 'gzip':
    case 'x-gzip':
      return through(answer, createGunzip())
    case 'br':
      return through(answer, createBrotliDecompress())
    default:
      return null
  }
}

/** Like `pipe`, and an answer that breaks off breaks what unpacks it. */
function through<Unpacking extends ReturnType<typeof createGunzip>>(
  answer: IncomingMessage,
  unpacking: Unpacking,
): Unpacking {
  answer.once('error', (error) => unpacking.destroy(error))
  return answer.pipe(unpacking)
}
