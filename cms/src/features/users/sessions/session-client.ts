import { deviceOf as softwareOf } from '@cyberluach/core/device'
import type { KnownDevice } from '@cyberluach/core/known-device'
import { deviceOf } from '../device-cookie.ts'

/**
 * What is kept of the browser that a session was begun with: the names of its software, without versions, and where it
 * was, without its address. Country and city are stored as visits store them, in English or `local`; null is not known.
 */
export type SessionClient = {
  browser: string | null
  system: string | null
  country: string | null
  city: string | null
}

/** The browser that signs in: how it is shown, and whether somebody has signed in with it before. */
export type SigningIn = { client: SessionClient; device: KnownDevice | null }

const longestUserAgent = 400
const longestName = 100

export function signingIn(headers: Headers, key: string): SigningIn {
  const { browser, system } = softwareOf((headers.get('user-agent') ?? '').slice(0, longestUserAgent))
  // Written by the edge, which passes on nothing of that name that a visitor sends.
  const place = new URLSearchParams(headers.get('x-visitor-place') ?? '')
  return {
    client: {
      browser: browser?.name ?? null,
      system: system?.name ?? null,
      country: known(place.get('country')),
      city: known(place.get('city')),
    },
    device: deviceOf(headers, key),
  }
}

function known(name: string | null): string | null {
  return name && name !== 'unknown' ? name.slice(0, longestName) : null
}
