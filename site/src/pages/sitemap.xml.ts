import type { APIRoute } from 'astro'
import { sitemapIndex, loadSitemapParts, xmlAnswer } from '../data/sitemap.ts'
import { wholeAddress } from '../data/meta.ts'

/** The parts that the sitemap has. */
export const GET: APIRoute = async ({ locals, url }) => {
  locals.cacheTags = ['events', 'texts']
  const parts = await loadSitemapParts(locals)
  if (!parts) return new Response(null, { status: 503 })
  return xmlAnswer(sitemapIndex(parts, (path) => wholeAddress(path, url)))
}
