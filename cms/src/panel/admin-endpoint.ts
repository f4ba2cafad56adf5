import { isUuid } from '@cyberluach/core/text/identifiers'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import type { Endpoint, PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import type { PanelCall } from './panel-call.ts'

type Problem = keyof Messages['digestPanel']['problems']

/** An endpoint of the panel: whoever is no admin learns nothing from it, and a digest that no id can name is none. */
export function adminEndpoint(
  { method, path }: PanelCall,
  handler: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      if (roleOf(req.user) !== 'admin') return answerTo(req, 'forbidden', 403)
      if (path.includes(':id') && !isUuid(idOf(req))) return answerTo(req, 'notFound', 404)
      const response = await handler(req)
      response.headers.set('cache-control', 'no-store')
      return response
    },
  }
}

/** A refusal as Payload's own look, its sentence in the panel's language. */
export function answerTo(
  req: PayloadRequest,
  problem: Problem,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const { problems } = messagesFor(localeOf(req.i18n?.language)).digestPanel
  return Response.json({ errors: [{ message: problems[problem] }] }, { status, headers })
}

export function idOf({ routeParams }: PayloadRequest): string {
  return String(routeParams?.id ?? '')
}

/** The fields of the JSON that was sent; none where it is anything else. */
export async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await req.json?.()
    return body && typeof body === 'object' ? (body as Record<string, unknown>) : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
