import type { HeaderList } from './response.ts'
import { randomBytes } from 'node:crypto'

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
  present: ReadonlySet<string> = new Set(),
): HeaderList {
  const referrer = present.has('referrer-policy') ? [] : ['Referrer-Policy', 'strict-origin-when-cross-origin']
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

/**
 * What a CDN in front learns of a page that everybody gets alike: how long it may keep it, that it may give an old one for
 * as long again while it asks for a new one, and what the page hangs on, in the spellings of those who purge by it.
 * Browsers ask each time, as they do without a CDN: `stale-while-revalidate` is in none of what they read.
 */
export function cdnHeaders(maxAgeSeconds: number, tags: readonly string[]): HeaderList {
  return [
    'Cache-Control',
    `public, max-age=0, s-maxage=${maxAgeSeconds}`,
    'CDN-Cache-Control',
    `max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}`,
    'Surrogate-Key',
    tags.join(' '),
    'Cache-Tag',
    tags.join(','),
  ]
}

const nonceBytes = 16

const rest = [
  "default-src 'self'",
  // Components of the panel carry their styles in attributes.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
]

/** Shows the covers of posts, which are links to wherever they are stored; the panel itself shows uploaded pictures alone. */
const showsCovers = '/admin/dashboard'

/**
 * The Content-Security-Policy of one answer of the panel. Its framework gets it with the request and writes the nonce
 * into each script of the page; nobody else knows it. Scripts that those load run too, and no others, wherever they lie.
 */
export function panelPolicy(path: string, nonce = randomBytes(nonceBytes).toString('base64')): string {
  const pictures = `img-src 'self'${path === showsCovers ? ' https:' : ''} data: blob:`
  return [...rest, pictures, `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`].join('; ')
}
