import type { HeaderList } from './answer.ts'

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

/** Payload's panel writes scripts and styles into its pages. */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  // A post's cover image is a link to wherever it is kept.
  "img-src 'self' https: data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ')

const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

const bySurface: Record<Surface, HeaderList> = {
  site: ['X-Frame-Options', 'DENY'],
  admin: ['X-Frame-Options', 'SAMEORIGIN', 'Content-Security-Policy', adminPolicy],
  data: ['X-Frame-Options', 'DENY', 'Content-Security-Policy', dataPolicy],
}

const secureTransport: HeaderList = ['Strict-Transport-Security', 'max-age=31536000']

/**
 * The security headers of an answer. The site's own Content-Security-Policy comes from the page. `given` are the
 * answer's own header names in small letters: a Referrer-Policy of its own stays.
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
