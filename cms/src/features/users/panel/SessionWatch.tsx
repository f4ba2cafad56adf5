'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { toast, Button } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { takeHandedToast } from '@cyberluach/core/site/handed-toast'
import { endSession, keepSession, storedToken, watchSession } from '../../../session/session.ts'
import type { Ending, SessionKeeper } from '../../../session/session-keeper.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { fill } from '@cyberluach/i18n/translate'
import { PanelDialog } from './PanelDialog.tsx'

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

type EndingSoonProps = {
  locale: Locale
  texts: Messages['sessionPanel']['ending']
  keeper: SessionKeeper
  logOut: () => void
}

const minute = 60_000

/** When a screen reader hears how much is left; the seconds between are for the eye. */
const spoken = [30, 20, 10]

/** The last seconds of a session, in which only a decision counts. */
export function EndingSoon({ locale, texts, keeper, logOut }: EndingSoonProps) {
  const seconds = useSyncExternalStore(keeper.subscribe, keeper.warning, () => null)
  const [isExtending, setExtending] = useState(false)
  if (seconds === null) return null
  const step = spoken.findLast((mark) => seconds <= mark)
  const stay = async () => {
    setExtending(true)
    await keeper.goOn()
    setExtending(false)
  }
  return (
    <PanelDialog
      role="alertdialog"
      title={texts.title}
      text={fill(locale, texts.text, { n: (keeper.limit() ?? 0) / minute })}
    >
      <p className="mb-5 text-lg font-semibold" role="timer" aria-live="off">
        {fill(locale, texts.countdown, { n: seconds })}
      </p>
      <p className="sr-only" role="alert">
        {step === undefined ? '' : fill(locale, texts.countdown, { n: step })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isExtending} margin={false} onClick={() => void stay()}>
          {texts.stay}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={logOut}>
          {texts.leave}
        </Button>
      </div>
    </PanelDialog>
  )
}
