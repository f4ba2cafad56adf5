import { call } from '@cyberluach/api/client'
import { useEffect, useState, type ReactNode, useId, useRef } from 'react'
import { SessionProvider, type Person, useSession } from './SessionContext.tsx'
import { clearSession, storedToken } from '../../session/session.ts'
import { ShieldX, LogOut, Timer } from 'lucide-react'
import { RoundIcon } from '../ui/marks.tsx'
import { ButtonLink, Button } from '../ui/Button.tsx'
import { useText } from '../ui/text.tsx'
import { panelDialog } from '../ui/Dialog.tsx'
import { useSessionWarning } from '../../session/use-session-warning.ts'

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
    clearSession('refused')
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
    const found = await (person.role === 'admin' ? adminOf(token, signal) : moderatorOf(token, person, signal))
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

export function CheckingScreen() {
  const { t } = useText()
  return (
    <Screen role="status" isBusy>
      <div className="mb-3 size-10 animate-turn rounded-full border-3 border-line-strong border-t-ink motion-reduce:animate-none" />
      <h1 className="text-(length:--text-xl) leading-8.5 font-bold">{t.guard.checkingTitle}</h1>
      <p>{t.guard.checkingText}</p>
    </Screen>
  )
}

export function DeniedScreen() {
  const { t } = useText()
  return (
    <Screen role="alert">
      <RoundIcon tone="danger" size="lg" className="mb-2">
        <ShieldX size={28} />
      </RoundIcon>
      <h1 className="text-2xl font-bold">{t.guard.deniedTitle}</h1>
      <p>{t.guard.deniedText}</p>
      <ButtonLink kind="primary" size="md" className="mt-3 mb-1" href="/">
        {t.guard.home}
      </ButtonLink>
      <p>{t.guard.redirecting}</p>
    </Screen>
  )
}

type ScreenProps = { role: 'alert' | 'status'; isBusy?: boolean; children: ReactNode }

/** All there is, in the middle of the window. */
function Screen({ role, isBusy, children }: ScreenProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-8 text-center" aria-busy={isBusy}>
      <div
        className="grid max-w-95 justify-items-center gap-2 [&>p]:text-(length:--text-base) [&>p]:text-ink-2"
        role={role}
      >
        {children}
      </div>
    </main>
  )
}

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
              <Timer size={20} />
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
              <LogOut className="rtl:-scale-x-100" />
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
