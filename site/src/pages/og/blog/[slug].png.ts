import type { APIRoute } from 'astro'
import { loadPostCard } from '../../../og/card.ts'

export const GET: APIRoute = async ({ locals, params }) => {
  const card = await loadPostCard(locals, params.slug ?? '')
  if (!card) return new Response(null, { status: card === undefined ? 503 : 404 })
  locals.cacheTags = ['posts', 'texts']
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } })
}
