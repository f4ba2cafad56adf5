import type { APIRoute } from 'astro'
import { manifestOf } from '../data/manifest.ts'

export const GET: APIRoute = ({ locals }) => {
  locals.cacheTags = ['texts']
  const headers = { 'content-type': 'application/manifest+json; charset=utf-8' }
  return new Response(JSON.stringify(manifestOf(locals.locale, locals.t)), { headers })
}
