'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { toast, Button, LogOutIcon } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { takeHandedToast } from '@cyberluach/core/site/handed-toast'
import { endSession, openSessionKeeper, storedToken, watchSession } from '../../../session/session.ts'
import type { Ending, SessionKeeper } from '../../../session/session-keeper.ts'
import { useSessionWarning } from '../../../session/use-session-warning.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { fill } from '@cyberluach/i18n/translate'
import { PanelDialog, SecondaryButton } from '../../../panel/form-parts.tsx'
import { addressOf } from '../../../panel/panel-call.ts'
import { leaveCall } from './calls.ts'

type Texts = Messages['sessionPanel']
type Props = { locale: Locale; texts: Texts; username: string; loginPath: string }

/** It has a guard of its own. */
const dashboard = '/admin/dashboard'

/**
 * Keeps whoever works in the panel signed in, by the same clock as the dashboard: it warns before the session ends, and
 * where it has ended, work goes on after signing in on the same page. It says what the sign-in page left to say.
 */
export function SessionWatch(props: Props) {
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
    openSessionKeeper((reason) => {
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

type EndingSoonProps = {
  locale: Locale
  texts: Messages['sessionPanel']['ending']
  keeper: SessionKeeper
  logOut: () => void
}

/** The last seconds of a session, in which only a decision counts. */
function EndingSoon({ locale, texts, keeper, logOut }: EndingSoonProps) {
  const { seconds, announced, minutes, isExtending, stay } = useSessionWarning(keeper)
  if (seconds === null) return null
  return (
    <PanelDialog role="alertdialog" title={texts.title} text={fill(locale, texts.text, { n: minutes })}>
      <p className="mb-5 text-lg font-semibold" role="timer" aria-live="off">
        {fill(locale, texts.countdown, { n: seconds })}
      </p>
      <p className="sr-only" role="alert">
        {announced === null ? '' : fill(locale, texts.countdown, { n: announced })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isExtending} margin={false} onClick={() => void stay()}>
          {texts.stay}
        </Button>
        <SecondaryButton onClick={logOut}>{texts.leave}</SecondaryButton>
      </div>
    </PanelDialog>
  )
}

type LogOutProps = { label: string; loginPath: string }

/** A form, so that it logs out also before this script runs. */
export function LogOut({ label, loginPath }: LogOutProps) {
  const logOut = async () => {
    await endSession('signedOut')
    location.replace(`/${loginPath}`)
  }
  return (
    <form
      className="contents"
      action={addressOf(leaveCall)}
      method={leaveCall.method}
      onSubmit={(event) => {
        event.preventDefault()
        void logOut()
      }}
    >
      <button className="nav__log-out" type="submit" aria-label={label} title={label}>
        <LogOutIcon />
      </button>
    </form>
  )
}
