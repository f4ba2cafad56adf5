'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { toast } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { takeHandedToast } from '../../../session/handed-toast.ts'
import { endSession, keepSession } from '../../../session/keep-session.ts'
import type { Ending } from '../../../session/session-keeper.ts'
import { storedToken } from '../../../session/stored-session.ts'
import { watchSession } from '../../../session/watch-session.ts'
import { EndingSoon } from './EndingSoon.tsx'
import { SignInAgain } from './SignInAgain.tsx'

type Texts = Messages['sessionPanel']
type Props = { locale: Locale; texts: Texts; username: string; loginPath: string }

/** It has a guard of its own. */
const dashboard = '/admin/dashboard'

/**
 * Keeps whoever works in the panel signed in, by the same clock as the dashboard: it warns before the session ends, and
 * where it has ended, work goes on after signing in on the same page. It says what the sign-in page left to say.
 */
export function KeptSession(props: Props) {
  const path = usePathname()
  const [round, setRound] = useState(0)
  const [hasToken, setHasToken] = useState(false)
  // Only a browser knows: what the server renders holds neither dialog.
  useEffect(() => setHasToken(storedToken() !== null), [round])
  if (path === dashboard || !hasToken) return null
  return <OneSession key={round} {...props} begin={() => setRound(round + 1)} />
}

function OneSession({ locale, texts, username, loginPath, begin }: Props & { begin: () => void }) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const [keeper] = useState(() =>
    keepSession((reason) => {
      setEnding(reason)
      void endSession(reason)
    }),
  )
  useEffect(() => watchSession(keeper), [keeper])
  useEffect(() => {
    const handed = takeHandedToast(sessionStorage)
    if (handed) toast.success(handed.title, { description: handed.text })
  }, [])
  const leave = () => location.replace(`/${loginPath}`)
  const logOut = () => void endSession('signedOut').then(leave)
  if (ending) {
    return (
      <SignInAgain
        texts={texts.ended}
        ending={ending}
        username={username}
        loginPath={loginPath}
        goOn={begin}
        leave={leave}
      />
    )
  }
  return <EndingSoon locale={locale} texts={texts.ending} keeper={keeper} logOut={logOut} />
}
