import { refused, type Refusal } from '../platform/outcome.ts'

/** In bytes; a post has texts in two languages. */
const largestBody = 64 * 1024
export const largestPost = 512 * 1024
/** A picture of the largest size, in Base64 and with room to say in words that one is too large. */
export const largestPicture = 8 * 1024 * 1024

export type JsonBody = { kind: 'read'; value: unknown; raw: string } | Refusal

/** The JSON of a request. Its bytes are counted while they arrive, whatever its headers promise. */
export async function readJson(request: Request, most = largestBody): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refused('unsupportedType')
  const bytes = await bytesOf(request, most)
  if (!bytes) return refused('tooLarge')
  try {
    const raw = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { kind: 'read', value: JSON.parse(raw), raw }
  } catch {
    // Neither UTF-8 nor JSON: what arrived says nothing more about the fault.
    return refused('badRequest')
  }
}

async function bytesOf(request: Request, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length')) > most) return null
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
