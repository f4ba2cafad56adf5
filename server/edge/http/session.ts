import { parsedJson } from '@cyberluach/core/text/json'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { knownDevice } from '@cyberluach/core/sign-in/device'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { watchedPath } from '@cyberluach/core/site/pages'

/** Payload signs with the first half of its secret's hash. */
export function signingKey(payloadSecret: string): string {
  return createHash('sha256').update(payloadSecret).digest('hex').slice(0, 32)
}

/** The same of a request, which may name its token in `Authorization` instead. */
export function isSignedIn({ cookie, authorization }: IncomingHttpHeaders, key: string): boolean {
  const bearer = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return (bearer !== undefined && isValid(bearer, key, Date.now())) || hasSession(cookie, key)
}

/**
 * Whether the Cookie header carries a session token that we signed and that has not run out. Whether the session was
 * ended meanwhile is the CMS's to know: this only keeps its own API out of strangers' reach.
 */
export function hasSession(cookieHeader: string | undefined, key: string, now: number = Date.now()): boolean {
  const tokens = (cookieHeader ?? '').split(';').map((part) => part.trim())
  return tokens.some(
    (part) => part.startsWith('payload-token=') && isValid(part.slice('payload-token='.length), key, now),
  )
}

function isValid(token: string, key: string, now: number): boolean {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || parsed(header)?.alg !== 'HS256') return false
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest()
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false
  const expiry = parsed(payload)?.exp
  return typeof expiry === 'number' && expiry * 1000 > now
}

function parsed(part: string): Record<string, unknown> | null {
  const value = parsedJson(Buffer.from(part, 'base64url').toString())
  return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
}

/** Whether somebody has signed in with this browser before: it carries the cookie that the CMS signed then. */
export function isKnownDevice(cookieHeader: string | undefined, key: string, now = new Date()): boolean {
  return knownDevice(cookieHeader, now, (text, signature) => isSignature(text, signature, key)) !== null
}

function isSignature(text: string, signature: string, key: string): boolean {
  const expected = createHmac('sha256', key).update(text).digest()
  const actual = Buffer.from(signature, 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

type Door = { kind: 'open' } | { kind: 'redirect'; path: string } | { kind: 'notFound' }

type Knock = { method?: string | undefined; path: string; query: string; cookie: string | undefined }
type House = { loginPath: string; sessionKey: string }

const dashboard = '/admin/dashboard'

/**
 * Who comes how far below `/admin`, before the CMS hears of it. The dashboard answers everybody, by its guard; other
 * pages lead strangers there, and strangers write nothing. `/admin/sign-in` names the hidden path to those alone who have
 * signed in before, and to everybody where it is the one that everybody knows.
 */
export function adminDoor({ method, path, query, cookie }: Knock, { loginPath, sessionKey }: House): Door {
  if (path !== '/admin' && !path.startsWith('/admin/')) return { kind: 'open' }
  const isRead = method === 'GET' || method === 'HEAD'
  const isSignedIn = hasSession(cookie, sessionKey)
  if (path === '/admin/sign-in') {
    if (!isRead) return { kind: 'notFound' }
    const mayKnow = loginPath === builtLoginPath || isSignedIn || isKnownDevice(cookie, sessionKey)
    return { kind: 'redirect', path: mayKnow ? `/${loginPath}${reasonFor(query, isSignedIn)}` : watchedPath }
  }
  if (isSignedIn || path === watchedPath) return { kind: 'open' }
  if (!isRead) return { kind: 'notFound' }
  return path === dashboard ? { kind: 'open' } : { kind: 'redirect', path: dashboard }
}

/**
 * Why somebody has to sign in again: nobody was there, or the session of a token that still holds was ended. The rest of
 * a query is nobody's to hand on.
 */
function reasonFor(query: string, isSignedIn: boolean): string {
  if (new URLSearchParams(query).get('timeout') === '1') return '?timeout=1'
  return isSignedIn ? '?ended=1' : ''
}
