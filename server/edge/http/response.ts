import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Encoding } from './compression.ts'
import { createHash } from 'node:crypto'

/** Header names and values in turn, as `writeHead` takes them without building an object. */
export type HeaderList = string[]

/** One encoding of an answer, with the headers of a 200 and of a 304. */
export type Variant = { body: Buffer; etag: string; headers: HeaderList; notModifiedHeaders: HeaderList }

/** A cached answer: its identity, and whichever compressed bodies are there. */
export type Answer = Partial<Record<Encoding, Variant>> & { identity: Variant }

/** One variant. `name` is the fingerprint of the identity body. */
export function variantOf(body: Buffer, encoding: Encoding, name: string, common: HeaderList): Variant {
  const etag = etagOf(name, encoding)
  const always = [...common, 'Vary', 'Accept-Encoding', 'ETag', etag]
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const own = [...coding, 'Content-Length', String(body.length)]
  return {
    body,
    etag,
    headers: [...always, ...own],
    notModifiedHeaders: always,
  }
}

/** The variant that the request takes, or undefined where that encoding has not been made yet. */
export function variantFor(request: IncomingMessage, answer: Answer): Variant | undefined {
  return answer[encodingFor(request.headers['accept-encoding'] as string | undefined)]
}

/** Writes a cached variant, or 304 where the visitor has it already. */
export function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const { body, etag, headers, notModifiedHeaders } = variant
  const known = request.headers['if-none-match']
  if (known !== undefined && matchesEtag(known, etag)) response.writeHead(304, notModifiedHeaders).end()
  else if (request.method === 'HEAD') response.writeHead(200, headers).end()
  else response.writeHead(200, headers).end(body)
}

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
