import { jwtVerify } from 'jose'
import { jwtSign, type Payload } from 'payload'
import { longestSession } from './session-length.ts'

export type Claims = { id: string; sessionId: string; all: Record<string, unknown> }

/** What a token of Payload's says, once its signature and its dates hold; else null. */
export async function claimsOf(payload: Payload, token: string): Promise<Claims | null> {
  try {
    const key = new TextEncoder().encode(payload.secret)
    const { payload: all } = await jwtVerify(token, key, { algorithms: ['HS256'] })
    const { id, sid, collection } = all
    if (typeof id !== 'string' || typeof sid !== 'string' || collection !== 'users') return null
    return { id, sessionId: sid, all }
  } catch {
    // A forged, foreign or expired token says nothing.
    return null
  }
}

/** The same session in a token whose own end lies further ahead. */
export async function renewedToken(payload: Payload, claims: Claims): Promise<string> {
  const { iat: _issued, exp: _expires, ...fieldsToSign } = claims.all
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: longestSession })
  return token
}
