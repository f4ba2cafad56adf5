import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { watchedPath } from '@cyberluach/core/site/pages'

/** Where a request goes. */
export type Route =
  | { kind: 'page'; path: string; asNotFound: boolean }
  | { kind: 'api'; path: string }
  | { kind: 'cms'; path: string; needsSession: boolean; surface: 'admin' | 'data' }
  | { kind: 'notFound' }

/** What the CMS and the site's framework would answer by themselves, and nobody needs. */
const isNoPage = /^\/(?:cms|_image|_server-islands|_actions)(?:\/|$)/

/** Uploaded pictures of posts, by the names that the CMS gives them. */
const isPicture = /^\/media\/[a-z0-9-]{1,100}\.webp$/

/** The calls of the hidden sign-in page, below its own address in the API. */
const signInSteps = ['/auth', '/auth/code', '/auth/enrolment', '/auth/passkey', '/auth/passkey/question']

/**
 * The route of a path that `cleanPath` accepted. The hidden login keeps its built-in path behind the edge, whatever
 * path the outside knows; where they differ, the built-in one does not exist.
 */
export function routeOf(path: string, loginPath: string): Route {
  if (path === '/api/docs') return page(path)
  if (path === '/api' || path.startsWith('/api/')) return apiRoute(path, loginPath)
  if (path === '/events.ics' || path === '/deadlines.ics') return { kind: 'api', path: `/api${path}` }
  if (path === watchedPath) return page(path)
  if (path === '/admin' || path.startsWith('/admin/')) return cms(path, 'admin')
  if (path === '/cms/api' || path.startsWith('/cms/api/')) return { ...cms(path, 'data'), needsSession: true }
  if (path.startsWith('/_next/')) return cms(path, 'data')
  if (isPicture.test(path)) return cms(path, 'data')
  if (isNoPage.test(path)) return { kind: 'page', path, asNotFound: true }
  return pageRoute(path, loginPath)
}

function apiRoute(path: string, loginPath: string): Route {
  const step = signInSteps.find((end) => path === `/api/${loginPath}${end}`)
  if (step) return { kind: 'api', path: `/api/${builtLoginPath}${step}` }
  if (path.startsWith(`/api/${builtLoginPath}`)) return { kind: 'notFound' }
  return { kind: 'api', path }
}

/** Whether a route is one of the calls by which somebody signs in. */
export function isSignInStep({ kind, ...route }: Route): boolean {
  return kind === 'api' && 'path' in route && route.path.startsWith(`/api/${builtLoginPath}/auth`)
}

function pageRoute(path: string, loginPath: string): Route {
  for (const prefix of ['', '/he']) {
    if (path === `${prefix}/${loginPath}`) return page(`${prefix}/${builtLoginPath}`)
    if (path === `${prefix}/${builtLoginPath}`) return { kind: 'page', path, asNotFound: true }
  }
  return page(path)
}

const page = (path: string): Route => ({ kind: 'page', path, asNotFound: false })

function cms(path: string, surface: 'admin' | 'data') {
  return { kind: 'cms', path, needsSession: false, surface } as const
}

type CleanPath = { ok: true; path: string } | { ok: false; redirect: string } | { ok: false; redirect: null }

/**
 * The one spelling of a path: no doubled and no final slash, percent signs only where they are needed. A path that needs
 * respelling names where to go instead; one that cannot be read, climbs upward or is encoded twice has nowhere to go.
 */
export function cleanPath(raw: string): CleanPath {
  const bad = { ok: false, redirect: null } as const
  if (!raw.startsWith('/')) return bad
  const decoded = decodedOf(raw)
  if (decoded === null || /[\0-\x1f\x7f\\]/.test(decoded)) return bad
  if (/%[\da-f]{2}/i.test(decoded) || climbs(decoded)) return bad
  const single = raw.replace(/\/{2,}/g, '/')
  const path = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  if (path !== raw) return { ok: false, redirect: path }
  return { ok: true, path: decoded.includes('%') || /%2f/i.test(raw) ? raw : spelt(decoded) }
}

function climbs(path: string): boolean {
  return path.split('/').some((part) => part === '.' || part === '..')
}

/** A path as browsers write it. */
export function spelt(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

function decodedOf(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
