import { createHmac, timingSafeEqual } from 'node:crypto'
import { knownDevice } from '@cyberluach/core/sign-in/device'

/** Whether somebody has signed in with this browser before: it carries the cookie that the CMS signed then. */
export function isKnownDevice(cookieHeader: string | undefined, key: string, now = new Date()): boolean {
  return knownDevice(cookieHeader, now, (text, signature) => isSignature(text, signature, key)) !== null
}

function isSignature(text: string, signature: string, key: string): boolean {
  const expected = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
