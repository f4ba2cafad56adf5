/** Whether the visitor's own connection is TLS, as the edge heard it. */
export function isSecure(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https'
}
