import { createRoute } from '@hono/zod-openapi'

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
