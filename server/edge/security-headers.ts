import type { HeaderList } from './response.ts'

/** What an answer is: pages of the site, Payload's admin, or data. */
export type Surface = 'site' | 'admin' | 'data'

const noGuessing: HeaderList = ['X-Content-Type-Options', 'nosniff']

const always: HeaderList = [
  ...noGuessing,
  'Permissions-Policy',
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy',
  'same-origin',
]

const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

const bySurface: Record<Surface, HeaderList> = {
  site: ['X-Frame-Options', 'DENY'],
  admin: ['X-Frame-Options', 'SAMEORIGIN'],
  data: ['X-Frame-Options', 'DENY', 'Content-Security-Policy', dataPolicy],
}

const secureTransport: HeaderList = ['Strict-Transport-Security', 'max-age=31536000']

/**
 * The security headers of an answer. The site's own Content-Security-Policy comes from the page, that of the panel is
 * made for each request. `given` are the answer's own header names in small letters: a Referrer-Policy of its own stays.
 */
export function securityHeaders(
  surface: Surface,
  isSecure: boolean,
  given: ReadonlySet<string> = new Set(),
): HeaderList {
  const referrer = given.has('referrer-policy') ? [] : ['Referrer-Policy', 'strict-origin-when-cross-origin']
  return [...always, ...referrer, ...bySurface[surface], ...(isSecure ? secureTransport : [])]
}

/** A script, a style or a font is no document: what restricts documents would only weigh. */
export function fileHeaders(isSecure: boolean): HeaderList {
  return [...noGuessing, ...(isSecure ? secureTransport : [])]
}

/** The names, in small letters, that no answer from behind may set for itself. */
export const reservedHeaders: ReadonlySet<string> = new Set([
  'x-content-type-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'strict-transport-security',
  'x-powered-by',
])
