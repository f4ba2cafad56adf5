import type { APIRoute } from 'astro'
import { loadSitemapPaths } from '../data/sitemap-paths.ts'
import { sitemapDocument } from '../data/sitemap-document.ts'
import { wholeAddress } from '../data/whole-address.ts'

export const GET: APIRoute = async ({ locals, url }) => {
  locals.cacheTags = ['events', 'texts']
  const document = sitemapDocument(await loadSitemapPaths(locals), (path) => wholeAddress(path, url))
  return new Response(document, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
