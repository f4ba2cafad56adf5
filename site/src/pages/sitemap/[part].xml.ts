import type { APIRoute } from 'astro'
import { sitemapDocument, loadSitemapPart, xmlAnswer } from '../../data/sitemap.ts'
import { wholeAddress } from '../../data/meta.ts'

/** A part of the sitemap: the pages and posts, or a year’s events. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  locals.cacheTags = ['events', 'posts', 'texts']
  const entries = await loadSitemapPart(locals, params.part ?? '')
  if (!entries) return new Response(null, { status: entries === undefined ? 503 : 404 })
  return xmlAnswer(sitemapDocument(entries, (path) => wholeAddress(path, url)))
}
