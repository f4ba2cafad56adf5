'use client'

import { call } from '@cyberluach/api/client'
import { useEffect, useState, type ReactNode } from 'react'

import { CheckingScreen, DeniedScreen } from './GuardScreens.tsx'
import { SessionProvider } from './SessionContext.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { forgetSession, storedToken } from '../../session/stored-session.ts'

/** Long enough to read why, before the sign-in page comes. */
const readingTime = 2000

type Access = { kind: 'checking' } | { kind: 'denied' } | { kind: 'allowed'; username: string }

type Props = {
  /** Whether the server rendered this for an admin. */
  isAdmin: boolean
  loginPath: string
  children: ReactNode
}

/** Shows the content only to an admin whose token the server accepts; everybody else is sent to sign in. */
export function Guard({ isAdmin, loginPath, children }: Props) {
  const [access, setAccess] = useState<Access>({ kind: 'checking' })

  useEffect(() => {
    const checking = new AbortController()
    void checkAccess(isAdmin, checking.signal).then((found) => {
      if (!checking.signal.aborted) setAccess(found)
    })
    return () => checking.abort()
  }, [isAdmin])

  useEffect(() => {
    if (access.kind !== 'denied') return
    forgetSession('refused')
    const leaving = setTimeout(() => location.replace(`/${loginPath}`), readingTime)
    return () => clearTimeout(leaving)
  }, [access.kind, loginPath])

  if (access.kind === 'checking') return <CheckingScreen />
  if (access.kind === 'denied') return <DeniedScreen />
  return (
    <SessionProvider username={access.username} loginPath={loginPath}>
      {children}
      <SessionWarning />
    </SessionProvider>
  )
}

/** Any answer that is not OK, and none at all, denies (product specification, section 7). */
async function checkAccess(isAdmin: boolean, signal: AbortSignal): Promise<Access> {
  const token = storedToken()
  if (!isAdmin || !token) return { kind: 'denied' }
  try {
    const { admin } = await call('GET /api/sys/stats/overview', { token, signal })
    return { kind: 'allowed', username: admin.username }
  } catch {
    return { kind: 'denied' }
  }
}
