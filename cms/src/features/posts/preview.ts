import { configuration } from '../../platform/configuration.ts'
import { readToken, signedToken, type ReadToken } from '../../platform/signed-token.ts'

const hour = 60 * 60_000

/** Where the post is seen as it was last saved, on the real site, in the language that is being written. */
export function previewAddress(doc: Record<string, unknown>, { locale }: { locale: string }): string | null {
  if (typeof doc.id !== 'string') return null
  const expiresAt = new Date(Date.now() + hour)
  const token = signedToken(configuration().secret, { purpose: 'preview', id: doc.id }, expiresAt)
  const slug = typeof doc.slug === 'string' && doc.slug !== '' ? encodeURIComponent(doc.slug) : 'draft'
  return `${locale === 'he' ? '/he' : ''}/blog/${slug}?preview=${token}`
}

/** The post that a preview's address was made for. */
export function postOfPreview(token: string): ReadToken {
  return readToken(configuration().secret, 'preview', token, new Date())
}
