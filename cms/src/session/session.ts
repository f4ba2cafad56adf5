import { handedToastName } from '@cyberluach/core/site/handed-toast'
import { type Ending, type TabNews, createSessionKeeper, type SessionKeeper } from './session-keeper.ts'
import { call, CallError } from '@cyberluach/api/client'

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
  // Whoever leaves is not welcomed by the next page.
  sessionStorage.removeItem(handedToastName)
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

/** Signing out waits for the server only so long: the page is left in any case, and the session ends all the same. */
const longestFarewell = 2000

/** Keeps the session of this browser's token. `leave` is told why it is over. */
export function keepSession(leave: (ending: Ending) => void): SessionKeeper {
  return createSessionKeeper({
    now: Date.now,
    after: (milliseconds, act) => setTimeout(act, milliseconds),
    extend,
    isRefusal,
    leave,
    tell: tellTabs,
  })
}

/** Forgets the session here and at the server, whose answer changes nothing. */
export async function endSession(ending: Ending): Promise<void> {
  const token = storedToken()
  forgetSession(ending)
  if (!token) return
  const farewell = call('POST /api/sys/auth/logout', { token, keepalive: true }).catch(() => undefined)
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, longestFarewell))])
}

async function extend(): Promise<number> {
  const { token, idleSeconds } = await call('POST /api/sys/auth/extend', { token: storedToken() ?? '' })
  renewToken(token)
  return idleSeconds * 1000
}

/** What counts as somebody being there (product specification, section 4). */
const activities = [
  'mousemove',
  'mousedown',
  'keydown',
  'scroll',
  'touchstart',
  'touchmove',
  'click',
  'wheel',
] as const

/** Lets the keeper know of what happens on the page and in the other tabs. Opening the dashboard counts as activity. */
export function watchSession(keeper: SessionKeeper): () => void {
  const seen = () => (document.visibilityState === 'visible' ? keeper.show() : keeper.hide())
  // A page that comes back as it was left may show a session that is over.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted && !storedToken()) keeper.leave('signedOut')
  }
  const ticking = setInterval(keeper.tick, 1000)
  const stopListening = listenToTabs({ heard: keeper.heard, ended: keeper.leave })
  for (const activity of activities) {
    document.addEventListener(activity, keeper.noteActivity, { passive: true, capture: true })
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', restored)
  keeper.noteActivity()
  seen()
  return () => {
    clearInterval(ticking)
    stopListening()
    for (const activity of activities) {
      document.removeEventListener(activity, keeper.noteActivity, { capture: true })
    }
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', restored)
  }
}

/** Whether a failure means that the token is no longer accepted. */
export function isRefusal(reason: unknown): boolean {
  return reason instanceof CallError && reason.status === 401
}

/** The sentence of the server behind a failure, without the status in front; null where no server answered. */
export function reasonText(reason: unknown): string | null {
  if (!(reason instanceof CallError)) return reason instanceof Error ? reason.message : null
  return reason.status === 0 ? null : reason.message.replace(/^\d+: /, '')
}
