const tokenKey = 'adminToken'
const userKey = 'adminUser'

/** The token that the sign-in page left in this browser; null unless the admin's data is there as well. */
export function storedToken(): string | null {
  const token = localStorage.getItem(tokenKey)
  return token && localStorage.getItem(userKey) ? token : null
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token)
}

export function forgetSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
}

/** Tells when another tab goes on with a new token, or signs out (null). */
export function onTokenElsewhere(listener: (token: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === tokenKey) listener(event.newValue)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
