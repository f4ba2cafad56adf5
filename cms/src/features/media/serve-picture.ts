import type { Pool } from 'pg'
import { matchesEtag } from '../../platform/http/etag.ts'

/** A name is used for one picture alone, so that whoever has it never asks again. */
const cachedForever = 'public, max-age=31536000, immutable'

export async function servePicture(pool: Pool, name: string, request: Request): Promise<Response> {
  const etag = `"${name}"`
  const isHeld = matchesEtag(request.headers, etag)
  const { rows } = await pool.query<{ bytes: Buffer | null; length: number; mime_type: string }>(
    `select case when $2 then bytes end as bytes, length(bytes) as length, mime_type from media_files where name = $1`,
    [name, !isHeld && request.method !== 'HEAD'],
  )
  const [file] = rows
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = { 'cache-control': cachedForever, etag }
  if (isHeld) return new Response(null, { status: 304, headers })
  const body = file.bytes && new Uint8Array(file.bytes)
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': file.mime_type,
      'content-length': String(file.length),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    },
  })
}
