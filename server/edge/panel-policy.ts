import { randomBytes } from 'node:crypto'

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

/** Shows the covers of posts, which are links to wherever they are kept; the panel itself shows uploaded pictures alone. */
const showsCovers = '/admin/dashboard'

/**
 * The Content-Security-Policy of one answer of the panel. Its framework is told it with the request and writes the nonce
 * into each script of the page; nobody else knows it. Scripts that those load run too, and no others, wherever they lie.
 */
export function panelPolicy(path: string, nonce = randomBytes(nonceBytes).toString('base64')): string {
  const pictures = `img-src 'self'${path === showsCovers ? ' https:' : ''} data: blob:`
  return [...rest, pictures, `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`].join('; ')
}
