'use client'

import type { Role } from '@cyberluach/core/sign-in/roles'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'

import { endSession, keepSession, watchSession } from '../../session/session.ts'
import type { Ending, SessionKeeper } from '../../session/session-keeper.ts'
import { keepTab } from './kept-tab.ts'

export type Person = { username: string; role: Role }

type Session = Person & { keeper: SessionKeeper; logOut: () => void }

const SessionContext = createContext<Session | null>(null)

type Props = { person: Person; loginPath: string; children: ReactNode }

/** Keeps somebody signed in while working, warns, and leaves for the sign-in page when the session is over. */
export function SessionProvider({ person, loginPath, children }: Props) {
  const { username, role } = person
  const [keeper] = useState(() => keepSession((ending) => void leaveFor(loginPath, ending, username)))

  useEffect(() => watchSession(keeper), [keeper])

  const session = useMemo(
    () => ({ username, role, keeper, logOut: () => keeper.leave('signedOut') }),
    [username, role, keeper],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

/** What the sign-in page is told, and tells. */
const reasons = { idle: '?timeout=1', refused: '?ended=1', signedOut: '' } as const satisfies Record<
  Ending,
  string
>

async function leaveFor(loginPath: string, ending: Ending, username: string): Promise<void> {
  if (ending !== 'signedOut') keepTab(username, location.hash)
  await endSession(ending)
  location.replace(`/${loginPath}${reasons[ending]}`)
}
