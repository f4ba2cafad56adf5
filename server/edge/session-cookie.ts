import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Payload signs with the first half of its secret's hash. */
export function signingKey(payloadSecret: string): string {
  return createHash('sha256').update(payloadSecret).digest('hex').slice(0, 32)
}

/** The same of a request, which may name its token in `Authorization` instead. */
export function isSignedIn({ cookie, authorization }: IncomingHttpHeaders, key: string): boolean {
  const bearer = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return (bearer !== undefined && isValid(bearer, key, Date.now())) || hasSession(cookie, key)
}

/**
 * Whether the Cookie header carries a session token that we signed and that has not run out. Whether the session was
 * ended meanwhile is the CMS's to know: this only keeps its own API out of strangers' reach.
 */
export function hasSession(cookieHeader: string | undefined, key: string, now: number = Date.now()): boolean {
  const tokens = (cookieHeader ?? '').split(';').map((part) => part.trim())
  return tokens.some(
    (part) => part.startsWith('payload-token=') && isValid(part.slice('payload-token='.length), key, now),
  )
}

function isValid(token: string, key: string, now: number): boolean {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || parsed(header)?.alg !== 'HS256') return false
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const expiry = parsed(payload)?.exp
  return typeof expiry === 'number' && expiry * 1000 > now
}

function parsed(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
