import { sessionMinutes } from '@cyberluach/core/sign-in/session'
import { configuration } from '../../platform/configuration.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  deviceCookieName,
  deviceCookieValue,
  deviceSeconds,
  knownDevice,
  type KnownDevice,
} from '@cyberluach/core/sign-in/device'

export const cookieName = 'payload-token'

/** The cookie that opens the admin panel: never read by scripts, never sent along from other sites' forms. */
export function sessionCookie(token: string, secure: boolean): string {
  return cookie(cookieName, token, longestSession, secure)
}

export function endedCookie(secure: boolean): string {
  return cookie(cookieName, '', 0, secure)
}

function cookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Seconds after which even a session in constant use ends, unless it is extended: a working day. */
export const longestSession = 12 * 60 * 60

/** Seconds without use after which a session ends that is begun now, by the host of the page that begins it. */
export function idleSecondsFor(headers: Headers): number {
  const origin = headers.get('origin')
  const hostname = origin && URL.canParse(origin) ? new URL(origin).hostname : null
  return sessionMinutes(hostname, configuration().sessionMinutes) * 60
}

/**
 * The cookie by which a browser is known from then on, for this name. It opens nothing: whoever has it waits in a queue
 * of its own when signing in. The key is Payload's, which the edge knows too.
 */
export function deviceCookie(key: string, username: string, secure: boolean): string {
  const device = { username, nonce: randomBytes(16).toString('base64url') }
  const value = deviceCookieValue(device, new Date(), (text) => signature(key, text))
  return cookie(deviceCookieName, value, deviceSeconds, secure)
}

/** The device that the request comes from; null where nobody has signed in with it before. */
export function deviceOf(headers: Headers, key: string): KnownDevice | null {
  return knownDevice(headers.get('cookie'), new Date(), (text, signed) => {
    const expected = Buffer.from(signature(key, text))
    return signed.length === expected.length && timingSafeEqual(Buffer.from(signed), expected)
  })
}

function signature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
