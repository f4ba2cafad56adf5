import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse, refusePage } from './error-answer.ts'
import type { Upstream } from './proxy.ts'
import { readBody } from './request-body.ts'
import type { Route } from './route.ts'
import { hasSession } from './session-cookie.ts'
import type { Visitor } from './visitor.ts'

const apiLimitBytes = 64 * 1024
const postLimitBytes = 256 * 1024
const adminLimitBytes = 6 * 1024 * 1024
/** More than a picture may have, so that the CMS says what is wrong in the editor's language. */
const pictureLimitBytes = 24 * 1024 * 1024

type CmsParts = { cms: Upstream; publicUrl: string | null; sessionKey: string }

/**
 * Answers what belongs to the CMS. Bodies are read whole, up to their limit, before they are passed on, so that the CMS
 * never sees half a body; while it is away the answer is 503 and nothing was stored.
 */
export function createCmsAnswers({ cms, publicUrl, sessionKey }: CmsParts) {
  return async function answerFromCms(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route & { kind: 'api' | 'cms' },
    query: string,
    visitor: Visitor,
  ): Promise<void> {
    if (route.kind === 'cms' && route.needsSession && !hasSession(request.headers.cookie, sessionKey)) {
      return refuse(request, response, 'notFound')
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const body = isRead ? undefined : await readBody(request, limitOf(route))
    if (body === null) return refuse(request, response, 'tooLarge')
    const surface = route.kind === 'api' ? 'data' : route.surface
    const isSecure = publicUrl ? publicUrl.startsWith('https:') : visitor.isSecure
    const forward = {
      target: route.path + query,
      visitor: { ...visitor, isSecure },
      surface,
      ...(body && { body }),
    }
    const answered = await cms.forward(request, response, forward)
    if (answered || response.destroyed) return
    if (surface === 'admin') refusePage(request, response, 'unavailable')
    else refuse(request, response, 'unavailable')
  }
}

function limitOf(route: Route & { kind: 'api' | 'cms' }): number {
  if (route.kind === 'cms') {
    return route.path.startsWith('/cms/api/media') ? pictureLimitBytes : adminLimitBytes
  }
  return route.path === '/api/posts' || route.path.startsWith('/api/posts/') ? postLimitBytes : apiLimitBytes
}
