'use client'

import { call } from '@cyberluach/api/client'
import type { Summary } from '@cyberluach/api/summary'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSession } from '../../session/SessionContext.tsx'
import { storedToken, isRefusal, reasonText } from '../../../session/session.ts'
import { summaryKey } from '../../data/use-summary.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'

/** Removes every sample event and says how it went; `forget` lets the count follow at once. */
export function useSampleRemoval() {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say } = useText()
  const [isRunning, setRunning] = useState(false)
  const { samples: words } = t.queues.events

  /** Whether they were removed. */
  async function remove(): Promise<boolean> {
    setRunning(true)
    try {
      const { removed } = await call('DELETE /api/sys/mgmt/sample-events', { token: storedToken() ?? '' })
      showToast({ kind: 'done', title: removed > 0 ? say(words.removed, { n: removed }) : words.nothing })
      return true
    } catch (reason) {
      if (isRefusal(reason)) keeper.refused()
      showToast({ kind: 'failed', title: words.failed, text: reasonText(reason) ?? t.toasts.offline })
      return false
    } finally {
      setRunning(false)
    }
  }

  function forget(): void {
    client.setQueryData<Summary>(summaryKey, (summary) => summary && { ...summary, samples: 0 })
    void client.invalidateQueries({ queryKey: summaryKey })
  }

  return { remove, forget, isRunning }
}
