'use client'

import { call } from '@cyberluach/api/client'
import { useEffect, useState, type ReactNode } from 'react'

import { CheckingScreen, DeniedScreen } from './GuardScreens.tsx'
import { SessionProvider, type Person } from './SessionContext.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { forgetSession, storedToken } from '../../session/session.ts'

/** Long enough to read why, before the sign-in page comes. */
const readingTime = 2000

type Access = { kind: 'checking' } | { kind: 'denied' } | { kind: 'allowed'; person: Person }

type Props = {
  /** For whom the server rendered this; null where they may not be here. */
  person: Person | null
  loginPath: string
  children: ReactNode
}

/** Shows the content only to whoever may decide and whose token the server accepts; everybody else is sent to sign in. */
export function Guard({ person, loginPath, children }: Props) {
  const [access, setAccess] = useState<Access>({ kind: 'checking' })

  useEffect(() => {
    const checking = new AbortController()
    void checkAccess(person, checking.signal).then((found) => {
      if (!checking.signal.aborted) setAccess(found)
    })
    return () => checking.abort()
  }, [person])

  useEffect(() => {
    if (access.kind !== 'denied') return
    forgetSession('refused')
    const leaving = setTimeout(() => location.replace(`/${loginPath}`), readingTime)
    return () => clearTimeout(leaving)
  }, [access.kind, loginPath])

  if (access.kind === 'checking') return <CheckingScreen />
  if (access.kind === 'denied') return <DeniedScreen />
  return (
    <SessionProvider person={access.person} loginPath={loginPath}>
      {children}
      <SessionWarning />
    </SessionProvider>
  )
}

/** Any answer that is not OK, and none at all, denies (product specification, section 7). */
async function checkAccess(person: Person | null, signal: AbortSignal): Promise<Access> {
  const token = storedToken()
  if (!person || !token) return { kind: 'denied' }
  try {
    const found = await (person.role === 'admin'
      ? adminOf(token, signal)
      : moderatorOf(token, person, signal))
    return found ? { kind: 'allowed', person: found } : { kind: 'denied' }
  } catch {
    return { kind: 'denied' }
  }
}

async function adminOf(token: string, signal: AbortSignal): Promise<Person> {
  const { admin } = await call('GET /api/sys/stats/overview', { token, signal })
  return admin
}

/** Whoever may not see the figures of the site is asked for by what they may see. */
async function moderatorOf(token: string, person: Person, signal: AbortSignal): Promise<Person | null> {
  const { role } = await call('GET /api/sys/auth/session', { token, signal })
  return role === person.role ? person : null
}
