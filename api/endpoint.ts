import { createRoute, z } from '@hono/zod-openapi'

type Route = Parameters<typeof createRoute>[0]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Name = `${Method} /${string}`

/** What stands in an endpoint's declaration besides its method and its path. */
type Declaration = Omit<Route, 'method' | 'path'>

/** An endpoint by its method and path, `GET /api/events/{id}`: the only place where these are said. */
export function endpoint<const Called extends Name, Declared extends Declaration>(
  name: Called,
  declared: Declared,
) {
  const [method, path] = name.split(' ') as [string, PathOf<Called>]
  const lower = method.toLowerCase() as MethodOf<Called>
  return { ...createRoute({ ...declared, method: lower, path }), name }
}

type MethodOf<Called extends Name> = Called extends `${infer Spelt extends Method} ${string}`
  ? Lowercase<Spelt>
  : never
type PathOf<Called extends Name> = Called extends `${string} ${infer Path}` ? Path : never

/** A JSON answer of this shape, for an endpoint's `responses`. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A required JSON body of this shape, for an endpoint's `request`. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const
}

/** The security requirement of the calls that need a signed-in person. */
export const bearer: { bearer: string[] }[] = [{ bearer: [] }]

/** The answer of a write that stored something: its id. */
export function createdAnswer(description: string) {
  return jsonAnswer(z.object({ id: z.uuid() }), description)
}

/** A key under which a write may be repeated: the first answer comes again and nothing is stored. */
export const idempotencyHeaders = z.object({ 'Idempotency-Key': z.string().max(200).optional() })
