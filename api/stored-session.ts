/** Where a browser stores the token of its session. */
export const tokenKey = 'adminToken'
const accountKey = 'adminUser'

/** The token that a sign-in stored in this browser; null unless its account is stored as well. */
export function storedToken(): string | null {
  const token = localStorage.getItem(tokenKey)
  return token && localStorage.getItem(accountKey) ? token : null
}

/** Stores a session in this browser. The token comes last: it counts only beside its account. */
export function storeSession(token: string, account: { username: string; role: string }): void {
  localStorage.setItem(accountKey, JSON.stringify(account))
  localStorage.setItem(tokenKey, token)
}

/** Replaces the stored token. One that comes after the session ended, here or in another tab, is dropped. */
export function replaceToken(token: string): void {
  if (storedToken()) localStorage.setItem(tokenKey, token)
}

/** Removes token and account; the browser's other tabs see the token go. */
export function removeStoredSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(accountKey)
}
