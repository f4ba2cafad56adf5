import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Encoding } from './compression.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { headOf, writeMadeHead, type Head } from './made-head.ts'

/** Header names and values in turn, as `writeHead` takes them without building an object. */
export type HeaderList = string[]

/** One encoding of an answer, ready to be written. */
export type Variant = { body: Buffer; etag: string; head: Head; notModified: Head }

/** An answer that is kept: its identity, and whichever compressed bodies are there. */
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
    head: headOf(200, [...always, ...own], { hasBody: true }),
    notModified: headOf(304, always, { hasBody: false }),
  }
}

/** The variant that the request takes, or undefined where that encoding has not been made yet. */
export function variantFor(request: IncomingMessage, answer: Answer): Variant | undefined {
  return answer[encodingFor(request.headers['accept-encoding'] as string | undefined)]
}

/** Writes a kept variant, or 304 where the visitor has it already. */
export function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const { body, etag, head, notModified } = variant
  const known = request.headers['if-none-match']
  if (known !== undefined && matchesEtag(known, etag)) writeMadeHead(request, response, notModified).end()
  else if (request.method === 'HEAD') response.writeHead(200, head.headers).end()
  else writeMadeHead(request, response, head).end(body)
}
