import type { APIRoute } from 'astro'
import { wholeAddress } from '../data/meta.ts'

export const GET: APIRoute = ({ locals, url }) => {
  locals.cacheTags = ['texts']
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /cms',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Disallow: /*?*q=',
    '',
    `Sitemap: ${wholeAddress('/sitemap.xml', url)}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
