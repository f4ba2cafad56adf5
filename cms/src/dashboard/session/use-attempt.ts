import { useCallback, useState } from 'react'
import { isRefusal, reasonText } from '../../session/session.ts'
import { useText } from '../ui/text.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useSession } from './SessionContext.tsx'

export type Attempt<Result> = { result: Result } | { failure: unknown }

/** Runs what writes at the server, and says what failed under `failed`, where no form says it. A refused token ends the session. */
export function useAttempt() {
  const { keeper } = useSession()
  const showToast = useToast()
  const { t } = useText()
  const [isRunning, setRunning] = useState(false)
  const attempt = useCallback(
    async <Result>(send: () => Promise<Result>, failed?: string): Promise<Attempt<Result>> => {
      setRunning(true)
      try {
        return { result: await send() }
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        if (failed)
          showToast({ kind: 'failed', title: failed, text: reasonText(failure) ?? t.toasts.offline })
        return { failure }
      } finally {
        setRunning(false)
      }
    },
    [keeper, showToast, t],
  )
  return { isRunning, attempt }
}
