import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { may, type Right } from '@cyberluach/core/sign-in/roles'
import { isUuid } from '@cyberluach/core/text/identifiers'
import type { Endpoint, PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import type { PanelCall } from './panel-call.ts'

type Handler = (req: PayloadRequest, id: string) => Promise<Response>

/**
 * An endpoint of the panel, for those who have the right: others learn nothing from it, and what no id can name is not
 * there. Both are said in the words of an `area`, where there is one.
 */
export function panelEndpoint(
  { method, path }: PanelCall,
  right: Right,
  handler: Handler,
  area?: 'digestPanel' | 'mailPanel',
): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      const refuse = (problem: 'forbidden' | 'notFound', status: number) =>
        area ? refusalOf(req, area, problem, status) : Response.json({}, { status })
      if (!may(roleOf(req.user), right)) return refuse('forbidden', 403)
      const id = String(req.routeParams?.id ?? '')
      if (path.includes(':id') && !isUuid(id)) return refuse('notFound', 404)
      const response = await handler(req, id)
      response.headers.set('cache-control', 'no-store')
      return response
    },
  }
}

/** What can be wrong, by the part of the panel that has the sentences for it. */
type Problems = {
  digestPanel: keyof Messages['digestPanel']['problems']
  mailPanel: keyof Messages['mailPanel']['problems']
  securityPanel: keyof Messages['securityPanel']['problems']
  personalData: keyof Messages['personalData']['problems']
}

/** A refusal as Payload's own look, its sentence in the panel's language. */
export function refusalOf<Area extends keyof Problems>(
  req: PayloadRequest,
  area: Area,
  problem: Problems[Area],
  status: number,
  headers: Record<string, string> = { 'cache-control': 'no-store' },
): Response {
  const texts: Record<keyof Problems, { problems: Record<string, string> }> = messagesFor(localeOf(req.i18n?.language))
  return Response.json({ errors: [{ message: texts[area].problems[problem] }] }, { status, headers })
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
