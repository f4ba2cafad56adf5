import { services } from '../../../boot/services.ts'
import { isDatabaseAway } from '../../../platform/database/availability.ts'
import { servePicture } from '../../../features/media/serve-picture.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ name: string }> }

/** The pictures of posts, by the name that each has for ever. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    return await servePicture((await services()).pool, (await params).name, request)
  } catch (reason) {
    if (!isDatabaseAway(reason)) throw reason
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}
