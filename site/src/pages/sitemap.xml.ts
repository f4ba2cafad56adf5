import type { APIRoute } from 'astro'
import { loadSitemap } from '../data/sitemap-entries.ts'
import { sitemapDocument } from '../data/sitemap-document.ts'
import { wholeAddress } from '../data/whole-address.ts'

export const GET: APIRoute = async ({ locals, url }) => {
  locals.cacheTags = ['events', 'posts', 'texts']
  const document = sitemapDocument(await loadSitemap(locals), (path) => wholeAddress(path, url))
  return new Response(document, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
