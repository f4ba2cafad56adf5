import { openReadHeader } from '@cyberluach/core/site/requests'
import { call } from '@cyberluach/api/client'
import type { APIRoute } from 'astro'
import { readFromApi } from '../../data/reads.ts'
import { cmsUrl } from '../../data/site.ts'

/** A list that the team keeps, for whoever reads lists as this calendar does. */
export const GET: APIRoute = async ({ locals, params }) => {
  const slug = params.slug ?? ''
  const list = await readFromApi(locals, (signal) =>
    call('GET /api/lists/{slug}', { base: cmsUrl(), params: { slug }, signal }),
  )
  if (!list) return new Response(null, { status: list === null ? 404 : 503 })
  locals.cacheTags = ['lists', 'texts']
  return Response.json(list, {
    headers: {
      [openReadHeader[0]]: openReadHeader[1],
      ...(list.licenceUrl && { link: `<${list.licenceUrl}>; rel="license"` }),
    },
  })
}
