import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import { jwtSign } from 'payload'
import { longestSession } from './session-length.ts'

export type Claims = { id: string; sessionId: string; all: Record<string, unknown> }

/** What a token of Payload's says, once its signature by the key and its dates hold; else null. */
export async function claimsOf(key: string, token: string): Promise<Claims | null> {
  try {
    const { payload: all } = await jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] })
    const { id, sid, collection } = all
    if (typeof id !== 'string' || typeof sid !== 'string' || collection !== 'users') return null
    return { id, sessionId: sid, all }
  } catch {
    // A forged, foreign or expired token says nothing.
    return null
  }
}

/** The same session in a token whose own end lies further ahead. */
export async function renewedToken(key: string, claims: Claims): Promise<string> {
  const { iat: _issued, exp: _expires, ...fieldsToSign } = claims.all
  const { token } = await jwtSign({ fieldsToSign, secret: key, tokenExpiration: longestSession })
  return token
}

/** The key that Payload signs with, which is its own `secret`: the first half of the given secret's hash. */
export function signingKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
