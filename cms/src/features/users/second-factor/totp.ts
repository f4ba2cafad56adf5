import { Secret, TOTP } from 'otpauth'

const issuer = 'CyberLuach'
const seconds = 30
/** Clocks of phones go wrong: the code before and the one after count as well. */
const window = 1

/** What an authenticator app is given: as text to type, and as the address that a QR code holds. */
export type AppKey = { secret: string; uri: string }

export function newAppKey(username: string): AppKey {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: appOf(secret, username).toString() }
}

/** The step (of thirty seconds since 1970) whose code this is; null where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = appOf(secret, '').validate({ token: code, window, timestamp: now.getTime() })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / seconds) + delta
}

function appOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: seconds })
}
