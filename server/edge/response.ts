import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'

/** Header names and values in turn, as `writeHead` takes them without building an object. */
export type HeaderList = string[]

/** One encoding of an answer, ready to be written. */
export type Variant = { body: Buffer; etag: string; headers: HeaderList; notModified: HeaderList }

/** An answer that is kept: its identity, and whichever compressed bodies are there. */
export type Answer = Partial<Record<Encoding, Variant>> & { identity: Variant }

/** One variant. `name` is the fingerprint of the identity body. */
export function variantOf(body: Buffer, encoding: Encoding, name: string, common: HeaderList): Variant {
  const etag = etagOf(name, encoding)
  const always = [...common, 'Vary', 'Accept-Encoding', 'ETag', etag]
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return {
    body,
    etag,
    headers: [...always, ...coding, 'Content-Length', String(body.length)],
    notModified: always,
  }
}

/** The variant that the request takes, or undefined where that encoding has not been made yet. */
export function variantFor(request: IncomingMessage, answer: Answer): Variant | undefined {
  return answer[encodingFor(request.headers['accept-encoding'] as string | undefined)]
}

/** Writes a kept variant, or 304 where the visitor has it already. */
export function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && matchesEtag(known, variant.etag)) {
    response.writeHead(304, variant.notModified).end()
    return
  }
  response.writeHead(200, variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}
