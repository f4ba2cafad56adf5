import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { watchedPath } from '@cyberluach/core/site/pages'
import { isKnownDevice } from './known-device.ts'
import { hasSession } from './session-cookie.ts'

export type Door = { kind: 'open' } | { kind: 'redirect'; path: string } | { kind: 'notFound' }

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
