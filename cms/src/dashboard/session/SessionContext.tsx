'use client'

import { call } from '@cyberluach/api/client'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'

import { isRefusal } from '../ui/refusal.ts'
import { createSessionKeeper, type Ending, type SessionKeeper } from './session-keeper.ts'
import { forgetSession, renewToken, storedToken, tellTabs } from './stored-session.ts'
import { watchSession } from './watch-session.ts'

type Session = { username: string; keeper: SessionKeeper; logOut: () => void }

const SessionContext = createContext<Session | null>(null)

/** Signing out waits for the server only so long: the page is left in any case. */
const longestFarewell = 2000

type Props = { username: string; loginPath: string; children: ReactNode }

/** Keeps the admin signed in while working, warns, and leaves for the sign-in page when the session is over. */
export function SessionProvider({ username, loginPath, children }: Props) {
  const [keeper] = useState(() =>
    createSessionKeeper({
      now: Date.now,
      after: (milliseconds, act) => setTimeout(act, milliseconds),
      extend,
      isRefusal,
      leave: (ending) => void leaveFor(loginPath, ending),
      tell: tellTabs,
    }),
  )

  useEffect(() => watchSession(keeper), [keeper])

  const session = useMemo(
    () => ({ username, keeper, logOut: () => keeper.leave('signedOut') }),
    [username, keeper],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

async function extend(): Promise<number> {
  const { token, idleSeconds } = await call('POST /api/sys/auth/extend', { token: storedToken() ?? '' })
  renewToken(token)
  return idleSeconds * 1000
}

/** The server's answer changes nothing: the token is forgotten here either way. */
async function leaveFor(loginPath: string, ending: Ending): Promise<void> {
  const token = storedToken()
  forgetSession(ending)
  if (token) {
    const farewell = call('POST /api/sys/auth/logout', { token }).catch(() => undefined)
    await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, longestFarewell))])
  }
  location.replace(`/${loginPath}${ending === 'idle' ? '?timeout=1' : ''}`)
}
