import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, createBrotliCompress, createGzip } from 'node:zlib'
import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'

/** The encodings that answers are cached in, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

const remembered = new Map<string, Encoding>()
const mostRemembered = 200

/** The smallest encoding that an Accept-Encoding header takes. Browsers send few different ones: answers are remembered. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const chosen = choose(header)
  if (remembered.size < mostRemembered) remembered.set(header, chosen)
  return chosen
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = Math.max(weightOf('br'), weightOf('gzip'), weights.get('identity') ?? 0)
  return best > 0 ? (encodings.find((encoding) => weightOf(encoding) === best) ?? 'identity') : 'identity'
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The first costs less than a millisecond a page and is for whoever waits; the second some fifty, and is for when nobody does. */
type Effort = 'quick' | 'thorough'

/** Lists of events repeat themselves over more than half a megabyte: they want a wider look back. */
const largeBytes = 512 * 1024

/** Compresses on zlib's own threads, off the main one. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort = 'quick'): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return deflate(body, { level: effort === 'quick' ? 3 : 9, memLevel: 9 })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 3 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: body.length > largeBytes ? 22 : 19,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Whether a body of this type becomes smaller when compressed. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|javascript|xml|svg|manifest/.test(contentType)
}

const smallestBytes = 800

export type Compression = { encoding: 'br' | 'gzip'; through: Transform }

/** How an upstream's answer is to be compressed on its way, or null where it goes as it is. */
export function compressionFor(request: IncomingMessage, answer: IncomingMessage): Compression | null {
  const { headers, statusCode = 0 } = answer
  const hasBody = request.method !== 'HEAD' && statusCode >= 200 && statusCode !== 204 && statusCode !== 304
  if (!hasBody || headers['content-encoding'] || !isCompressible(headers['content-type'] ?? '')) return null
  if (Number(headers['content-length'] ?? smallestBytes) < smallestBytes) return null
  const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined)
  if (encoding === 'br') return { encoding, through: compressedStreamBrotli(isStreamed(answer)) }
  if (encoding === 'gzip') return { encoding, through: compressedStreamGzip(isStreamed(answer)) }
  return null
}

function compressedStreamBrotli(flushes: boolean): Transform {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
  return createBrotliCompress({ params, ...(flushes && { flush: constants.BROTLI_OPERATION_FLUSH }) })
}

function compressedStreamGzip(flushes: boolean): Transform {
  return createGzip({ level: 5, ...(flushes && { flush: constants.Z_SYNC_FLUSH }) })
}

/** The admin's pages arrive in pieces that the browser shows one by one. */
function isStreamed({ headers }: IncomingMessage): boolean {
  return !headers['content-length'] && /html|x-component|event-stream/.test(headers['content-type'] ?? '')
}
