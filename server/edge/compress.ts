import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The first costs less than a millisecond a page and is for whoever waits; the second some fifty, and is for when nobody does. */
export type Effort = 'quick' | 'thorough'

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
