import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { isCompressible } from './compress.ts'
import { encodingFor } from './encoding.ts'

const smallestBytes = 800

export type Compression = { encoding: 'br' | 'gzip'; through: Transform }

/** How an upstream's answer is to be compressed on its way, or null where it goes as it is. */
export function compressionFor(request: IncomingMessage, answer: IncomingMessage): Compression | null {
  const { headers, statusCode = 0 } = answer
  const hasBody = request.method !== 'HEAD' && statusCode >= 200 && statusCode !== 204 && statusCode !== 304
  if (!hasBody || headers['content-encoding'] || !isCompressible(headers['content-type'] ?? '')) return null
  if (Number(headers['content-length'] ?? smallestBytes) < smallestBytes) return null
  const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined)
  if (encoding === 'br') return { encoding, through: brotli(isStreamed(answer)) }
  if (encoding === 'gzip') return { encoding, through: gzip(isStreamed(answer)) }
  return null
}

function brotli(flushes: boolean): Transform {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
  return createBrotliCompress({ params, ...(flushes && { flush: constants.BROTLI_OPERATION_FLUSH }) })
}

function gzip(flushes: boolean): Transform {
  return createGzip({ level: 5, ...(flushes && { flush: constants.Z_SYNC_FLUSH }) })
}

/** The admin's pages arrive in pieces that the browser shows one by one. */
function isStreamed({ headers }: IncomingMessage): boolean {
  return !headers['content-length'] && /html|x-component|event-stream/.test(headers['content-type'] ?? '')
}
