'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Button } from '@payloadcms/ui'
import { useState, useSyncExternalStore } from 'react'
import type { SessionKeeper } from '../../../session/session-keeper.ts'
import { PanelDialog } from './PanelDialog.tsx'

type Props = {
  locale: Locale
  texts: Messages['sessionPanel']['ending']
  keeper: SessionKeeper
  logOut: () => void
}

const minute = 60_000

/** When a screen reader hears how much is left; the seconds between are for the eye. */
const spoken = [30, 20, 10]

/** The last seconds of a session, in which only a decision counts. */
export function EndingSoon({ locale, texts, keeper, logOut }: Props) {
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
