import { warningTime } from '@cyberluach/core/sign-in/session'
import { panelDialog } from '../ui/Dialog.tsx'
import { LogOut, Timer } from 'lucide-react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/Button.tsx'
import { RoundIcon } from '../ui/Icon.tsx'
import { useText } from '../ui/text.tsx'
import { useSession } from './SessionContext.tsx'

/** When a screen reader hears how much is left; the seconds between are for the eye. */
const spoken = [30, 20, 10]

/** The last seconds, in which number and bar turn to the colour of danger. */
const urgent = 10

const look = panelDialog({ kind: 'card', width: 'narrow' })

/** Says that the session is about to end. Nothing behind it can be reached until somebody decides. */
export function SessionWarning() {
  const { t, say } = useText()
  const { keeper, logOut } = useSession()
  const seconds = useWarning()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRunning, setRunning] = useState(false)
  const title = useId()
  const reason = useId()
  const isOpen = seconds !== null

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  const goOn = async () => {
    setRunning(true)
    await keeper.goOn()
    setRunning(false)
  }
  // Escape decides nothing; a browser that closes the dialog all the same sees it open again.
  const reopen = () => {
    if (keeper.warning() !== null) dialog.current?.showModal()
  }

  const limit = keeper.limit() ?? 0
  const all = warningTime(limit) / 1000
  return (
    <dialog
      ref={dialog}
      className={look.frame()}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={reason}
      onCancel={(event) => event.preventDefault()}
      onClose={reopen}
    >
      {seconds !== null && (
        <>
          <div
            className={look.body({
              className: 'group/warning grid justify-items-center gap-1.5 pt-6 text-center',
            })}
            data-urgent={seconds <= urgent || undefined}
          >
            <RoundIcon tone="warning" size="md" className="mb-1.5">
              <Timer size={20} strokeWidth={1.75} aria-hidden />
            </RoundIcon>
            <h2 className={look.title()} id={title}>
              {t.session.title}
            </h2>
            <p className="text-(length:--text-base) text-ink-2">{t.frame.warning.lead}</p>
            <p
              className="mt-2.5 mb-2 flex items-baseline justify-center gap-2 text-(length:--text-lg) text-ink-2"
              role="timer"
              aria-live="off"
            >
              <bdi
                className="text-4xl leading-none font-black tracking-tight text-ink group-data-urgent/warning:text-danger"
                dir="ltr"
              >
                {seconds}
              </bdi>{' '}
              <span>{say(t.frame.warning.unit, { n: seconds })}</span>
            </p>
            <div
              className="h-2 w-full overflow-hidden rounded-[4px] bg-active"
              role="progressbar"
              aria-label={t.session.timeLeft}
              aria-valuemin={0}
              aria-valuemax={all}
              aria-valuenow={seconds}
            >
              <i
                className="block h-full rounded-[4px] bg-warning transition-[inline-size] duration-1000 ease-linear group-data-urgent/warning:bg-danger"
                style={{ inlineSize: `${(seconds / all) * 100}%` }}
              />
            </div>
            <p className="mt-3 text-ink-3" id={reason}>
              {say(t.session.reason, { n: limit / 60_000 })}
            </p>
          </div>
          <footer className={look.footer()}>
            <Button kind="primary" size="md" isRunning={isRunning} onClick={() => void goOn()}>
              {t.session.continue}
            </Button>
            <Button size="md" onClick={logOut}>
              <LogOut size={16} strokeWidth={1.75} className="rtl:-scale-x-100" aria-hidden />
              {t.session.logout}
            </Button>
          </footer>
        </>
      )}
      <Countdown seconds={seconds} />
    </dialog>
  )
}

/** Speaks at 30, 20 and 10 seconds. It stands there before it has words, so that they are heard as news. */
function Countdown({ seconds }: { seconds: number | null }) {
  const { t, say } = useText()
  const step = seconds === null ? undefined : spoken.findLast((mark) => seconds <= mark)
  return (
    <p className="sr-only" role="alert">
      {step === undefined ? '' : say(t.session.countdown, { n: step })}
    </p>
  )
}

/** Seconds until the automatic logout while its warning shows, else null. */
export function useWarning(): number | null {
  const { keeper } = useSession()
  return useSyncExternalStore(keeper.subscribe, keeper.warning, () => null)
}
