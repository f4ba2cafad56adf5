import { issuesOf } from '@cyberluach/api/errors'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Services, SignedInUser, Claims } from '../platform/services.ts'
import type { Call, Name } from '../platform/http/endpoint.ts'
import { isOwnOrigin, isOwnServer, visitorAddress } from '../platform/http/request.ts'
import { refused, type Refusal } from '../platform/http/outcome.ts'
import { may, type Right, type Role } from '@cyberluach/core/sign-in/roles'
import { touchSession, userOfSession, claimsOf } from '../features/users/sessions.ts'

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

/** In bytes; a post has texts in two languages. */
const largestBody = 64 * 1024
export const largestPost = 512 * 1024
/** A picture of the largest size, in Base64 and with room to say in words that one is too large. */
export const largestPicture = 8 * 1024 * 1024

export type JsonBody = { kind: 'read'; value: unknown; raw: string } | Refusal

/** The JSON of a request. Its bytes are counted while they arrive, whatever its headers promise. */
export async function readJson(request: Request, most = largestBody): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refused('unsupportedType')
  const bytes = await bytesOf(request, most)
  if (!bytes) return refused('tooLarge')
  try {
    const raw = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { kind: 'read', value: JSON.parse(raw), raw }
  } catch {
    // Neither UTF-8 nor JSON: what arrived says nothing more about the fault.
    return refused('badRequest')
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

/** What a call that asks for signing in takes, where that is not `administer`. */
const rightOf: Partial<Record<Name, Right | 'session'>> = {
  'POST /api/sys/auth/logout': 'session',
  'GET /api/sys/auth/session': 'session',
  'POST /api/sys/auth/extend': 'session',
  'GET /api/posts': 'word',
  'POST /api/posts': 'write',
  'PUT /api/posts/{id}': 'write',
  'DELETE /api/posts/{id}': 'write',
  'POST /api/pictures': 'write',
  'PUT /api/pictures/{id}': 'write',
  'GET /api/sys/mgmt/summary': 'moderate',
  'GET /api/sys/mgmt/similar': 'moderate',
  'GET /api/sys/mgmt/submissions': 'moderate',
  'GET /api/sys/mgmt/submissions.csv': 'moderate',
  'GET /api/sys/mgmt/contact.csv': 'moderate',
  'GET /api/sys/mgmt/feedback.csv': 'moderate',
  'POST /api/sys/mgmt/submissions/{id}/approve': 'moderate',
  'POST /api/sys/mgmt/submissions/{id}/reject': 'moderate',
  'PUT /api/sys/mgmt/submissions/{id}': 'moderate',
  'DELETE /api/sys/mgmt/submissions/{id}': 'moderate',
  'POST /api/sys/mgmt/submissions/decisions': 'moderate',
  'POST /api/sys/mgmt/submissions/undo': 'moderate',
  'GET /api/sys/mgmt/submissions/{id}/replies': 'moderate',
  'POST /api/sys/mgmt/submissions/{id}/replies': 'moderate',
  'POST /api/sys/mgmt/mails/{id}/send-again': 'moderate',
  'GET /api/sys/mgmt/events': 'moderate',
  'GET /api/sys/mgmt/series': 'moderate',
  'POST /api/sys/mgmt/events': 'moderate',
  'PUT /api/sys/mgmt/events/{id}': 'moderate',
  'POST /api/sys/mgmt/events/{id}/state': 'moderate',
  'GET /api/sys/mgmt/events/{id}/changes': 'moderate',
  'POST /api/sys/mgmt/events/{id}/undo': 'moderate',
  'GET /api/sys/mgmt/events/{id}/twins': 'moderate',
  'POST /api/sys/mgmt/events/{id}/merge': 'moderate',
  'POST /api/sys/mgmt/events/{id}/merge-undo': 'moderate',
  'GET /api/sys/mgmt/event-requests': 'moderate',
  'POST /api/sys/mgmt/event-requests/{id}/decision': 'moderate',
  'GET /api/sys/mgmt/sightings': 'moderate',
  'GET /api/sys/mgmt/sightings/decided': 'moderate',
  'POST /api/sys/mgmt/sightings/{id}/decision': 'moderate',
  'POST /api/sys/mgmt/sightings/{id}/undo': 'moderate',
}

/** Whether somebody in this role may make a call that asks for signing in. */
export function mayCall(role: Role, name: Name): boolean {
  const right = rightOf[name] ?? 'administer'
  return right === 'session' || may(role, right)
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

/** A write counts as use of the session; a read, and so a poll, does not. */
export async function countUse(method: string, claims: Claims, { pool }: Services): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') await touchSession(pool, claims.sessionId)
}

/** Whether the token is one that was given out here and has not reached its own end, whatever became of its session. */
export async function isOurToken(headers: Headers, { payload }: Services): Promise<boolean> {
  return (await claimsIn(headers, payload.secret)) !== null
}

async function claimsIn(headers: Headers, secret: string): Promise<Claims | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token ? await claimsOf(secret, token) : null
}
