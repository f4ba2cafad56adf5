import type { Right } from '@cyberluach/core/sign-in/roles'
import { createRoute, z } from '@hono/zod-openapi'

type Route = Parameters<typeof createRoute>[0]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Name = `${Method} /${string}`

/** What the server goes by and the OpenAPI document leaves out. */
export type Facts = {
  /** The largest body that is read, in bytes, where it is not that of most. */
  largestBody?: number
  /** Whoever holds a token that was ours is answered after its session is over, too; strangers get 401. */
  answersEndedSession?: true
  /** Asked by monitors: neither counted against the limit of reads nor among the response times. */
  isProbe?: true
}

/** What stands in an endpoint's declaration besides its method and its path. */
type Declaration = Omit<Route, 'method' | 'path'> & { facts?: Facts }

/** An endpoint by its method and path, `GET /api/events/{id}`: the only place where these are said. */
export function endpoint<const Called extends Name, Declared extends Declaration>(name: Called, declared: Declared) {
  const [method, path] = name.split(' ') as [string, PathOf<Called>]
  const lower = method.toLowerCase() as MethodOf<Called>
  const facts: Facts = declared.facts ?? {}
  return { ...createRoute({ ...declared, method: lower, path }), name, facts }
}

type MethodOf<Called extends Name> = Called extends `${infer Spelt extends Method} ${string}` ? Lowercase<Spelt> : never
type PathOf<Called extends Name> = Called extends `${string} ${infer Path}` ? Path : never

/** A JSON answer of this shape, for an endpoint's `responses`. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** The answers of a list that says how many there are in all and is revalidated by its ETag. */
export function listAnswers<Schema extends z.ZodType>(schema: Schema, description: string) {
  const headers = z.object({ 'X-Total-Count': z.string(), ETag: z.string() })
  return { 200: { ...jsonAnswer(z.array(schema), description), headers }, ...unchanged }
}

/** The answer to a read whose `If-None-Match` still holds. */
export const unchanged = {
  304: { description: 'Nothing has changed since the ETag of If-None-Match' },
}

/** A required JSON body of this shape, for an endpoint's `request`. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const
}

/** The security requirement of the calls that need a signed-in person with this right. */
export function signedIn(right: Right): { bearer: Right[] }[] {
  return [{ bearer: [right] }]
}

/** The tag of a call of the dashboard, and that it needs a signed-in person with this right. */
export function staffCall(tag: string, right: Right) {
  return { tags: [tag], security: signedIn(right) }
}

/** The security requirement of the calls that need a signed-in person in any role. */
export const anySession: { bearer: Right[] }[] = [{ bearer: [] }]

/** The answer of a write that stored something: its id. */
export function createdAnswer(description: string) {
  return jsonAnswer(z.object({ id: z.uuid() }), description)
}

/** A key under which a write may be repeated: the first answer comes again and nothing is stored. */
export const idempotencyHeaders = z.object({ 'Idempotency-Key': z.string().max(200).optional() })
