import { createHash } from 'node:crypto'
import type { Encoding } from './compression.ts'

/** A short name for some bytes and what goes before them: equal bytes, equal name. */
export function fingerprint(body: Uint8Array, before = ''): string {
  return createHash('sha1').update(before).update(body).digest('base64url')
}

/** Weak, since the same text may be compressed harder later; of the encoding, since caches keep encodings apart. */
export function etagOf(name: string, encoding: Encoding): string {
  return `W/"${name}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

/** Whether an If-None-Match header names this ETag. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag) return true
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
