import { routeOf, type Route } from './http/route.ts'

/**
 * The route of a path in development. Vite serves sources by their place in the repository, so that a module of the
 * folder `api` comes from an address below `/api`; Next has addresses of its own beside `/_next`.
 */
export function devRouteOf(path: string, loginPath: string): Route {
  if (/^\/api\/[\w./-]+\.(?:ts|json)$/.test(path) && path !== '/api/openapi.json') {
    return { kind: 'page', path, asNotFound: false }
  }
  if (path.startsWith('/__nextjs')) return { kind: 'cms', path, needsSession: false, surface: 'data' }
  return routeOf(path, loginPath)
}
