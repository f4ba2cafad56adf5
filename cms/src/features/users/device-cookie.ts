import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  deviceCookieName,
  deviceCookieValue,
  deviceSeconds,
  knownDevice,
  type KnownDevice,
} from '@cyberluach/core/known-device'

/**
 * The cookie by which a browser is known from then on, for this name. It opens nothing: whoever has it waits in a queue
 * of its own when signing in. The key is Payload's, which the edge knows too.
 */
export function deviceCookie(key: string, username: string, secure: boolean): string {
  const device = { username, nonce: randomBytes(16).toString('base64url') }
  const value = deviceCookieValue(device, new Date(), (text) => signature(key, text))
  return `${deviceCookieName}=${value}; Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The device that the request comes from; null where nobody has signed in with it before. */
export function deviceOf(headers: Headers, key: string): KnownDevice | null {
  return knownDevice(headers.get('cookie'), new Date(), (text, given) => {
    const expected = Buffer.from(signature(key, text))
    return given.length === expected.length && timingSafeEqual(Buffer.from(given), expected)
  })
}

function signature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
