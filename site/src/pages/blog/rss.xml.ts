import { openReadHeader } from '@cyberluach/core/site/requests'
import type { APIRoute } from 'astro'
import { loadFeed } from '../../data/blog-feed.ts'

export const GET: APIRoute = async ({ locals, url }) => {
  const feed = await loadFeed(locals, url)
  if (!feed) return new Response(null, { status: 503 })
  locals.cacheTags = ['posts', 'texts']
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', [openReadHeader[0]]: openReadHeader[1] },
  })
}
