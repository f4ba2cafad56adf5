import type { APIRoute } from 'astro'
import { sitemapIndex } from '../data/sitemap-document.ts'
import { loadSitemapParts } from '../data/sitemap-entries.ts'
import { xmlAnswer } from '../data/xml-answer.ts'
import { wholeAddress } from '../data/whole-address.ts'

/** The parts that the sitemap has. */
export const GET: APIRoute = async ({ locals, url }) => {
  locals.cacheTags = ['events', 'texts']
  const parts = await loadSitemapParts(locals)
  if (!parts) return new Response(null, { status: 503 })
  return xmlAnswer(sitemapIndex(parts, (path) => wholeAddress(path, url)))
}
