import type { Role } from '@cyberluach/core/sign-in/roles'
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  useSyncExternalStore,
  useCallback,
} from 'react'
import { endSession, openSessionKeeper, watchSession, isRefusal, reasonText } from '../../session/session.ts'
import type { Ending, SessionKeeper } from '../../session/session-keeper.ts'
import { useQueryClient } from '@tanstack/react-query'
import { deleteDraft, saveDraft, savedDraft } from '../../session/draft.ts'
import { useText } from '../ui/text.tsx'
import { useToast } from '../ui/Toast.tsx'

export type Person = { username: string; role: Role }

type Session = Person & { keeper: SessionKeeper; logOut: () => void }

const SessionContext = createContext<Session | null>(null)

type Props = { person: Person; loginPath: string; children: ReactNode }

/** Keeps somebody signed in while working, warns, and leaves for the sign-in page when the session is over. */
export function SessionProvider({ person, loginPath, children }: Props) {
  const { username, role } = person
  const [keeper] = useState(() => openSessionKeeper((ending) => void leaveFor(loginPath, ending, username)))

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
const reasons = { idle: '?timeout=1', refused: '?ended=1', signedOut: '' } as const satisfies Record<Ending, string>

async function leaveFor(loginPath: string, ending: Ending, username: string): Promise<void> {
  if (ending !== 'signedOut') storeTab(username, location.hash)
  await endSession(ending)
  location.replace(`/${loginPath}${reasons[ending]}`)
}

/** Whether the session is over, while the sign-in page is on its way. */
export function useHasLeft(): boolean {
  const { keeper } = useSession()
  return useSyncExternalStore(keeper.subscribe, keeper.hasLeft, () => false)
}

/**
 * Ends the session as soon as any reading finds that the server refuses the token, and breaks off what is still being
 * read once the session is over.
 */
export function RejectionWatch() {
  const client = useQueryClient()
  const { keeper } = useSession()
  const hasLeft = useHasLeft()
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        if (isRefusal(query.state.error)) keeper.refused()
      }),
    [client, keeper],
  )
  useEffect(() => {
    if (hasLeft) void client.cancelQueries()
  }, [client, hasLeft])
  return null
}

const form = 'tab'

/** Remembers the address of the tab that is open when the session ends by itself. */
export function storeTab(username: string, hash: string): void {
  saveDraft({ form, username, about: null, values: hash })
}

/** The tab that was open when the session ended, as the end of an address; once this person is back. */
export function storedTab(username: string): string | null {
  return savedDraft<string>(form, username)?.values ?? null
}

export function clearStoredTab(): void {
  deleteDraft(form)
}

export type Attempt<Result> = { result: Result } | { failure: unknown }

/** Runs what writes at the server, and says what failed under `failed`, where no form says it. A refused token ends the session. */
export function useAttempt() {
  const { keeper } = useSession()
  const showToast = useToast()
  const { t } = useText()
  const [isRunning, setRunning] = useState(false)
  const attempt = useCallback(
    async <Result,>(send: () => Promise<Result>, failed?: string): Promise<Attempt<Result>> => {
      setRunning(true)
      try {
        return { result: await send() }
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        if (failed) showToast({ kind: 'failed', title: failed, text: reasonText(failure) ?? t.toasts.offline })
        return { failure }
      } finally {
        setRunning(false)
      }
    },
    [keeper, showToast, t],
  )
  return { isRunning, attempt }
}
