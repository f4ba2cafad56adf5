import { refused, type Refusal } from './outcome.ts'

const largestBody = 64 * 1024

export type JsonBody = { kind: 'read'; value: unknown; raw: string } | Refusal

/** The JSON of a request. Its bytes are counted while they arrive, whatever its headers promise. */
export async function readJson(request: Request): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refused('unsupportedType')
  const bytes = await bytesOf(request)
  if (!bytes) return refused('tooLarge')
  try {
    const raw = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { kind: 'read', value: JSON.parse(raw), raw }
  } catch {
    // Neither UTF-8 nor JSON: what arrived says nothing more about the fault.
    return refused('badRequest')
  }
}

async function bytesOf(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length')) > largestBody) return null
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > largestBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
