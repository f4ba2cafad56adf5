import { issuesOf } from '@cyberluach/api/issues'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Services } from '../platform/services.ts'
import { authenticate, countUse, isOurToken } from './authenticate.ts'
import type { Call, Name } from './endpoint.ts'
import { isOwnOrigin } from '../platform/own-origin.ts'
import { refused, type Refusal } from '../platform/outcome.ts'
import { largestPicture, largestPost, readJson } from './read-json.ts'
import { isOwnServer, visitorAddress } from './visitor-address.ts'
import { mayCall } from './who-may-call.ts'

type Declaration = {
  name: Name
  method: string
  security?: object[]
  request?: {
    params?: z.ZodType
    query?: z.ZodType
    body?: { content: { 'application/json': { schema: z.ZodType } } }
  }
}

/** These have an answer of their own to a token that was ours while its session is over; strangers have none. */
const aboutSessions: readonly Name[] = ['POST /api/sys/auth/logout', 'GET /api/sys/auth/session']

/** Checks a request against its endpoint's declaration, in this order: origin, limit, person, path, query, body. */
export async function checked(
  declaration: Declaration,
  context: Context,
  services: Services,
): Promise<Call<unknown> | Refusal> {
  const { raw: request } = context.req
  const { name } = declaration
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && !isOwnOrigin(request.headers, services.configuration.publicUrl))
    return refused('foreignOrigin')

  const address = visitorAddress(request.headers)
  if (address && isLimitedRead(declaration, request, services)) {
    const wait = await services.limits.take('reads', address)
    if (wait !== null) return refused('tooMany', { retryAfter: wait })
  }

  const signedIn = declaration.security ? await authenticate(request.headers, services) : null
  if (!signedIn && mustSignIn(declaration, request.headers)) {
    const isAnswered = aboutSessions.includes(name) && (await isOurToken(request.headers, services))
    if (!isAnswered) return refused('unauthorized')
  }
  if (signedIn && !mayCall(signedIn.user.role, name)) return refused('forbidden')
  if (signedIn) await countUse(request.method, signedIn.claims, services)

  const { params, query, body } = declaration.request ?? {}
  const path = params?.safeParse(context.req.param())
  if (path && !path.success) return refused('notFound')
  const search = query?.safeParse(context.req.query())
  if (search && !search.success) return refused('badRequest')
  const json = body
    ? await bodyOf(name, request, body.content['application/json'].schema)
    : { value: undefined }
  if ('kind' in json) return json

  const parts = { params: path?.data, query: search?.data, body: json.value, signedIn }
  return { services, headers: request.headers, address, ...parts } as Call<unknown>
}

/** An empty alternative lets strangers in; a token that does not hold is refused even there. */
function mustSignIn({ name, security }: Declaration, headers: Headers): boolean {
  if (!security) return false
  if (aboutSessions.includes(name)) return true
  return headers.has('authorization') || security.every((one) => Object.keys(one).length > 0)
}

/** Reads that anyone may send. Polls of the signed-in have no limit but their session's. */
function isLimitedRead(declaration: Declaration, { headers }: Request, { configuration }: Services): boolean {
  const isPublicRead = declaration.method === 'get' && !mustSignIn(declaration, headers)
  return (
    isPublicRead &&
    !declaration.name.startsWith('GET /api/health') &&
    !isOwnServer(headers, configuration.port)
  )
}

async function bodyOf(
  name: Name,
  request: Request,
  schema: z.ZodType,
): Promise<{ value: unknown } | Refusal> {
  const json = await readJson(request, largestBodyOf(name))
  if (json.kind === 'refused') return json
  const result = schema.safeParse(json.value)
  return result.success ? { value: result.data } : refused('invalid', { issues: issuesOf(result.error) })
}

function largestBodyOf(name: Name): number | undefined {
  if (name === 'POST /api/pictures') return largestPicture
  return name.includes('/api/posts') ? largestPost : undefined
}
