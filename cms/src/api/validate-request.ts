import type { Facts } from '@cyberluach/api/endpoint'
import { issuesOf } from '@cyberluach/api/errors'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Services, SignedInUser, Claims } from '../platform/services.ts'
import type { AnyCall } from '../platform/http/endpoint.ts'
import { isOwnOrigin, isOwnServer, visitorAddress } from '../platform/http/request.ts'
import { refused, type Refusal } from '../platform/http/outcome.ts'
import { may, type Right } from '@cyberluach/core/sign-in/roles'
import { touchSession, userOfSession, claimsOf } from '../features/users/sessions.ts'

type Declaration = {
  method: string
  security?: { bearer?: Right[] }[]
  facts: Facts
  request?: {
    params?: z.ZodType
    query?: z.ZodType
    body?: { content: { 'application/json': { schema: z.ZodType } } }
  }
}

/** Checks a request against its endpoint's declaration, in this order: origin, limit, person, path, query, body. */
export async function checked(
  declaration: Declaration,
  context: Context,
  services: Services,
): Promise<AnyCall | Refusal> {
  const { raw: request } = context.req
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && !isOwnOrigin(request.headers, services.configuration.publicUrl)) return refused('foreignOrigin')

  const address = visitorAddress(request.headers)
  if (address && isLimitedRead(declaration, request, services)) {
    const wait = await services.limits.take('reads', address)
    if (wait !== null) return refused('tooMany', { retryAfter: wait })
  }

  const signedIn = declaration.security ? await authenticate(request.headers, services) : null
  if (!signedIn && mustSignIn(declaration, request.headers)) {
    // A token that was given out here and has not reached its own end, whatever became of its session.
    const isOurs = (await claimsIn(request.headers, services.payload.secret)) !== null
    if (!declaration.facts.answersEndedSession || !isOurs) return refused('unauthorized')
  }
  const rights = declaration.security?.flatMap(({ bearer = [] }) => bearer) ?? []
  if (signedIn && !rights.every((right) => may(signedIn.user.role, right))) return refused('forbidden')
  // A write counts as use of the session; a read, and so a poll, does not.
  if (signedIn && !isRead) await touchSession(services.pool, signedIn.claims.sessionId)

  const { params, query, body } = declaration.request ?? {}
  const path = params?.safeParse(context.req.param())
  if (path && !path.success) return refused('notFound')
  const search = query?.safeParse(context.req.query())
  if (search && !search.success) return refused('badRequest')
  const json = body
    ? await bodyOf(request, body.content['application/json'].schema, declaration.facts)
    : { value: undefined }
  if ('kind' in json) return json

  const parts = { params: path?.data, query: search?.data, body: json.value, signedIn }
  return { services, headers: request.headers, address, ...parts } as AnyCall
}

/** An empty alternative lets strangers in; a token that does not hold is refused even there. */
function mustSignIn({ security, facts }: Declaration, headers: Headers): boolean {
  if (!security) return false
  if (facts.answersEndedSession) return true
  return headers.has('authorization') || security.every((one) => Object.keys(one).length > 0)
}

/** Reads that anyone may send. Polls of the signed-in have no limit but their session's. */
function isLimitedRead(declaration: Declaration, { headers }: Request, { configuration }: Services): boolean {
  const isPublicRead = declaration.method === 'get' && !mustSignIn(declaration, headers)
  return isPublicRead && !declaration.facts.isProbe && !isOwnServer(headers, configuration.port)
}

/** The JSON of a request. Its bytes are counted while they arrive, whatever its headers promise. */
async function bodyOf(
  request: Request,
  schema: z.ZodType,
  { largestBody = 64 * 1024 }: Facts,
): Promise<{ value: unknown } | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refused('unsupportedType')
  const bytes = await bytesOf(request, largestBody)
  if (!bytes) return refused('tooLarge')
  const json = parsed(bytes)
  if (!json) return refused('badRequest')
  const result = schema.safeParse(json.value)
  return result.success ? { value: result.data } : refused('invalid', { issues: issuesOf(result.error) })
}

function parsed(bytes: Uint8Array): { value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    // Neither UTF-8 nor JSON: what arrived says nothing more about the fault.
    return null
  }
}

async function bytesOf(request: Request, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length')) > most) return null
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Who sends this request, by its bearer token alone: the cookie opens the admin panel, never the API. */
export async function authenticate(
  headers: Headers,
  { payload, pool }: Services,
): Promise<{ user: SignedInUser; claims: Claims } | null> {
  const claims = await claimsIn(headers, payload.secret)
  const user = claims && (await userOfSession(pool, claims.sessionId, claims.id))
  return user && claims ? { user, claims } : null
}

async function claimsIn(headers: Headers, secret: string): Promise<Claims | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token ? await claimsOf(secret, token) : null
}
