import { handedToastName } from '@cyberluach/core/site/handed-toast'
import { type Ending, type TabMessage, createSessionKeeper, type SessionKeeper } from './session-keeper.ts'
import { call, CallError, type Answer, type CallOptions, type EndpointName } from '@cyberluach/api/client'
import type { Locale } from '@cyberluach/i18n/locales'
import { removeStoredSession, replaceToken, storedToken, tokenKey } from '@cyberluach/api/stored-session'

export { storedToken, storeSession } from '@cyberluach/api/stored-session'

type SignedInOptions<Name extends EndpointName> = NonNullable<CallOptions<Name>[0]> & {
  /** The language of what is said where it fails. */
  locale?: Locale
}

export function callSignedIn<Name extends EndpointName>(
  name: Name,
  { locale, headers, ...options }: SignedInOptions<Name>,
): Promise<Answer<Name>> {
  const told = { ...(locale && { 'accept-language': locale }), ...headers }
  const all = { ...options, token: storedToken() ?? '', headers: told }
  return call(name, ...([all] as unknown as CallOptions<Name>))
}

/** What the tabs of this browser send each other: messages, and why the session ended. */
const messageKey = 'adminSessionNews'
const endingKey = 'adminSessionEnding'

/** Removes what is stored of the session. The other tabs see the token go and read why. */
export function clearSession(ending: Ending): void {
  localStorage.setItem(endingKey, ending)
  removeStoredSession()
  localStorage.removeItem(messageKey)
  // Whoever leaves is not welcomed by the next page.
  sessionStorage.removeItem(handedToastName)
}

/** Sends the other tabs a message. The number makes a repeated one a change of the storage. */
export function notifyTabs(message: TabMessage): void {
  localStorage.setItem(messageKey, `${message} ${Math.random()}`)
}

export type TabListener = { receive: (message: TabMessage) => void; ended: (ending: Ending) => void }

export function listenToTabs({ receive, ended }: TabListener): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === tokenKey && newValue === null) ended(endingOf(localStorage.getItem(endingKey)))
    if (key === messageKey && newValue) receive(newValue.startsWith('active') ? 'active' : 'extended')
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
export function openSessionKeeper(leave: (ending: Ending) => void): SessionKeeper {
  return createSessionKeeper({
    now: Date.now,
    after: (milliseconds, act) => setTimeout(act, milliseconds),
    extend,
    isRefusal,
    leave,
    broadcast: notifyTabs,
  })
}

/** Forgets the session here and at the server, whose answer changes nothing. */
export async function endSession(ending: Ending): Promise<void> {
  const token = storedToken()
  clearSession(ending)
  if (!token) return
  const farewell = call('POST /api/sys/auth/logout', { token, keepalive: true }).catch(() => undefined)
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, longestFarewell))])
}

async function extend(): Promise<number> {
  const { token, idleSeconds } = await callSignedIn('POST /api/sys/auth/extend', {})
  replaceToken(token)
  return idleSeconds * 1000
}

/** What counts as somebody being there (product specification, section 4). */
const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'touchmove', 'click', 'wheel'] as const

/** Lets the keeper know of what happens on the page and in the other tabs. Opening the dashboard counts as activity. */
export function watchSession(keeper: SessionKeeper): () => void {
  const seen = () => (document.visibilityState === 'visible' ? keeper.show() : keeper.hide())
  // A page that comes back as it was left may show a session that is over.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted && !storedToken()) keeper.leave('signedOut')
  }
  const ticking = setInterval(keeper.tick, 1000)
  const stopListening = listenToTabs({ receive: keeper.receive, ended: keeper.leave })
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
