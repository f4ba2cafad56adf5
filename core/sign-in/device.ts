/** A browser or a system. The version is the first number of it; null where none is told, or where it tells nothing. */
export type Software = { name: string; version: string | null }

/** What a browser says that it is, and runs on; null where it names none that is known. */
export type Device = { browser: Software | null; system: Software | null }

const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid (\d+)/],
  ['iOS', /\b(?:iPhone|CPU) OS (\d+)/],
  ['Windows', /\bWindows NT\b()/],
  ['macOS', /\bMac OS X\b()/],
  ['ChromeOS', /\bCrOS\b()/],
  ['Linux', /\bLinux\b()/],
]

/** Reads a user agent: `Chrome` 142 on `Android` 16. Anybody may write anything there: it is told, and decides nothing. */
export function deviceOf(userAgent: string): Device {
  return { browser: namedIn(userAgent, browsers), system: namedIn(userAgent, systems) }
}

function namedIn(userAgent: string, known: [name: string, pattern: RegExp][]): Software | null {
  for (const [name, pattern] of known) {
    const found = pattern.exec(userAgent)
    if (found) return { name, version: found[1] || null }
  }
  return null
}

/** A browser that somebody has signed in with: who, and a number that nobody can guess. */
export type KnownDevice = { username: string; nonce: string }

/** The cookie by which a browser is known that somebody has signed in with. */
export const deviceCookieName = 'known-device'

/** How long it is known, in seconds: 180 days. */
export const deviceSeconds = 180 * 24 * 60 * 60

const knownDevicePattern = /^(.+)\.([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/**
 * The value of the cookie that a browser is known by, signed: for one name, until 180 days after `now`. The nonce has
 * 22 characters of base64url, as `sign` gives 43.
 */
export function deviceCookieValue({ username, nonce }: KnownDevice, now: Date, sign: (text: string) => string): string {
  const until = Math.floor(now.getTime() / 1000) + deviceSeconds
  const claim = `${encodeURIComponent(username)}.${nonce}.${until.toString(36)}`
  return `${claim}.${sign(signedText(claim))}`
}

/** The device that a Cookie header names; null where none of its cookies is ours and still counts. */
export function knownDevice(
  cookieHeader: string | null | undefined,
  now: Date,
  isSignature: (text: string, signature: string) => boolean,
): KnownDevice | null {
  for (const part of (cookieHeader ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=')
    const [, username = '', nonce = '', until = '', signature = ''] = knownDevicePattern.exec(value) ?? []
    if (name !== deviceCookieName || signature === '') continue
    if (!isSignature(signedText(`${username}.${nonce}.${until}`), signature)) continue
    if (Number.parseInt(until, 36) * 1000 > now.getTime()) return { username: decodeURIComponent(username), nonce }
  }
  return null
}

/** Named, so that what was signed for another purpose by the same key does not count. */
function signedText(claim: string): string {
  return `${deviceCookieName}:${claim}`
}
