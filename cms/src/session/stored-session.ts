import { forgetHandedToast } from './handed-toast.ts'
import type { Ending, TabNews } from './session-keeper.ts'

const tokenKey = 'adminToken'
const userKey = 'adminUser'
/** What the tabs of this browser tell each other: the news, and why the session ended. */
const newsKey = 'adminSessionNews'
const endingKey = 'adminSessionEnding'

/** The token that the sign-in page left in this browser; null unless the admin's data is there as well. */
export function storedToken(): string | null {
  const token = localStorage.getItem(tokenKey)
  return token && localStorage.getItem(userKey) ? token : null
}

/** What the sign-in page stores, for a sign-in on the page where the session ended. */
export function storeSession(token: string, user: { username: string; role: string }): void {
  localStorage.setItem(userKey, JSON.stringify(user))
  localStorage.setItem(tokenKey, token)
}

/** Goes on with a new token. One that comes after the session was left, here or in another tab, comes too late. */
export function renewToken(token: string): void {
  if (storedToken()) localStorage.setItem(tokenKey, token)
}

/** Removes what is stored of the session. The other tabs see the token go and read why. */
export function forgetSession(ending: Ending): void {
  localStorage.setItem(endingKey, ending)
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  localStorage.removeItem(newsKey)
  forgetHandedToast(sessionStorage)
}

/** Tells the other tabs. The number makes the same news another time. */
export function tellTabs(news: TabNews): void {
  localStorage.setItem(newsKey, `${news} ${Math.random()}`)
}

export type TabListener = { heard: (news: TabNews) => void; ended: (ending: Ending) => void }

/** Hears what the other tabs tell. */
export function listenToTabs({ heard, ended }: TabListener): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === tokenKey && newValue === null) ended(endingOf(localStorage.getItem(endingKey)))
    if (key === newsKey && newValue) heard(newValue.startsWith('active') ? 'active' : 'extended')
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function endingOf(stored: string | null): Ending {
  return stored === 'idle' || stored === 'refused' ? stored : 'signedOut'
}
