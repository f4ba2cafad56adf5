'use client'

import { call } from '@cyberluach/api/client'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

import { isRefusal } from '../shared/refusal.ts'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'
import { forgetSession, onTokenElsewhere, storedToken, storeToken } from './stored-session.ts'

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

type Session = { username: string; keeper: SessionKeeper; logOut: () => Promise<void> }

const SessionContext = createContext<Session | null>(null)

type Props = { username: string; loginPath: string; children: ReactNode }

/** Keeps the admin signed in while working, and leaves for the sign-in page when the session is over. */
export function SessionProvider({ username, loginPath, children }: Props) {
  const leave = useCallback(
    async (query: '' | '?timeout=1') => {
      await signOut()
      forgetSession()
      location.assign(`/${loginPath}${query}`)
    },
    [loginPath],
  )
  const [keeper] = useState(() =>
    createSessionKeeper({
      now: Date.now,
      after: (milliseconds, act) => setTimeout(act, milliseconds),
      extend,
      isRefusal,
      leave: (reason) => void leave(reason === 'idle' ? '?timeout=1' : ''),
    }),
  )

  useEffect(() => watch(keeper), [keeper])

  const session = useMemo(() => ({ username, keeper, logOut: () => leave('') }), [username, keeper, leave])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

/** Opening the dashboard, and coming back to it, count as activity; while it is hidden, nothing ticks. */
function watch(keeper: SessionKeeper): () => void {
  const cameBack = () => {
    if (document.visibilityState === 'visible') keeper.noteActivity()
  }
  const ticking = setInterval(() => {
    if (document.visibilityState === 'visible') keeper.tick()
  }, 1000)
  const stopListening = onTokenElsewhere((token) => (token ? keeper.extendedElsewhere() : keeper.refused()))
  for (const activity of activities) {
    document.addEventListener(activity, keeper.noteActivity, { passive: true, capture: true })
  }
  document.addEventListener('visibilitychange', cameBack)
  keeper.noteActivity()
  return () => {
    clearInterval(ticking)
    stopListening()
    for (const activity of activities)
      document.removeEventListener(activity, keeper.noteActivity, { capture: true })
    document.removeEventListener('visibilitychange', cameBack)
  }
}

async function extend(): Promise<string> {
  const { token, expiresAt } = await call('POST /api/sys/auth/extend', { token: storedToken() ?? '' })
  storeToken(token)
  return expiresAt
}

/** The server's answer changes nothing: the token is forgotten here either way. */
async function signOut(): Promise<void> {
  const token = storedToken()
  if (token) await call('POST /api/sys/auth/logout', { token }).catch(() => undefined)
}
