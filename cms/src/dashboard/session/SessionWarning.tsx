import { panelDialog } from '../ui/Dialog.tsx'
import { LogOut, Timer } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { RoundIcon } from '../ui/marks.tsx'
import { useText } from '../ui/text.tsx'
import { useSession } from './SessionContext.tsx'
import { useSessionWarning } from '../../session/use-session-warning.ts'

/** The last seconds, in which number and bar turn to the colour of danger. */
const urgent = 10

const look = panelDialog({ kind: 'card', width: 'narrow' })

/** Says that the session is about to end. Nothing behind it can be reached until somebody decides. */
export function SessionWarning() {
  const { t, say } = useText()
  const { keeper, logOut } = useSession()
  const { seconds, announced, length, minutes, isExtending, stay } = useSessionWarning(keeper)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const reason = useId()
  const isOpen = seconds !== null

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  // Escape decides nothing; a browser that closes the dialog all the same sees it open again.
  const reopen = () => {
    if (keeper.warning() !== null) dialog.current?.showModal()
  }

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
              aria-valuemax={length}
              aria-valuenow={seconds}
            >
              <i
                className="block h-full rounded-[4px] bg-warning transition-[inline-size] duration-1000 ease-linear group-data-urgent/warning:bg-danger"
                style={{ inlineSize: `${(seconds / length) * 100}%` }}
              />
            </div>
            <p className="mt-3 text-ink-3" id={reason}>
              {say(t.session.reason, { n: minutes })}
            </p>
          </div>
          <footer className={look.footer()}>
            <Button kind="primary" size="md" isRunning={isExtending} onClick={() => void stay()}>
              {t.session.continue}
            </Button>
            <Button size="md" onClick={logOut}>
              <LogOut size={16} strokeWidth={1.75} className="rtl:-scale-x-100" aria-hidden />
              {t.session.logout}
            </Button>
          </footer>
        </>
      )}
      {/* There before it has words, so that they are heard as news. */}
      <p className="sr-only" role="alert">
        {announced === null ? '' : say(t.session.countdown, { n: announced })}
      </p>
    </dialog>
  )
}
