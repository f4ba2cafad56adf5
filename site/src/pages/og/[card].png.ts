import type { APIRoute } from 'astro'
import { loadCard } from '../../og/card.ts'

export const GET: APIRoute = async ({ locals, params }) => {
  const card = await loadCard(locals, params.card ?? '')
  if (!card) return new Response(null, { status: card === undefined ? 503 : 404 })
  locals.cacheTags = ['events', 'texts']
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } })
}
