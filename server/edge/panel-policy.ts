import { randomBytes } from 'node:crypto'

const nonceBytes = 16

const rest = [
  "default-src 'self'",
  // Components of the panel carry their styles in attributes.
  "style-src 'self' 'unsafe-inline'",
  // A post's cover image is a link to wherever it is kept.
  "img-src 'self' https: data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
]

/**
 * The Content-Security-Policy of one answer of the panel. Its framework is told it with the request and writes the nonce
 * into each script of the page; nobody else knows it. Scripts that those load run too, and no others, wherever they lie.
 */
export function panelPolicy(nonce: string = randomBytes(nonceBytes).toString('base64')): string {
  return [...rest, `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`].join('; ')
}
