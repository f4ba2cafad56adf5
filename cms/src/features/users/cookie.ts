import { longestSession } from './session-length.ts'

export const cookieName = 'payload-token'

/** The cookie that opens the admin panel: never read by scripts, never sent along from other sites' forms. */
export function sessionCookie(token: string, secure: boolean): string {
  return cookie(token, longestSession, secure)
}

export function endedCookie(secure: boolean): string {
  return cookie('', 0, secure)
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
