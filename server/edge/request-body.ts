import type { IncomingMessage } from 'node:http'

/**
 * The whole body, or null where it is over the limit. What is too long is read no further.
 * Throws when the visitor goes away in the middle.
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
