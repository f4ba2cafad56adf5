'use client'

import { call } from '@cyberluach/api/client'
import type { WaitingRequest } from '@cyberluach/api/submission-link'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { isRefusal, reasonText, storedToken } from '../../../session/session.ts'
import { useIsMailOff } from '../../data/use-is-mail-off.ts'
import { usePolling } from '../../data/use-polling.ts'
import { summaryKey } from '../../data/use-summary.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'

const requestsKey = ['event-requests'] as const

const secondsBetweenPolls = 10

/** What organizers ask for, and what decides about it. */
export function useEventRequests() {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, locale } = useText()
  const isMailOff = useIsMailOff()
  const words = t.events.requests
  const [running, setRunning] = useState<string | null>(null)
  const { data: waiting } = usePolling({
    key: requestsKey,
    read: (signal) => call('GET /api/sys/mgmt/event-requests', { token: storedToken() ?? '', signal }),
    seconds: secondsBetweenPolls,
  })

  async function decide({ id }: WaitingRequest, isGranted: boolean): Promise<void> {
    setRunning(id)
    try {
      await call('POST /api/sys/mgmt/event-requests/{id}/decision', {
        params: { id },
        body: { isGranted },
        token: storedToken() ?? '',
        headers: { 'accept-language': locale },
      })
      await client.cancelQueries({ queryKey: requestsKey })
      client.setQueryData<WaitingRequest[]>(requestsKey, (known) => known?.filter((one) => one.id !== id))
      void client.invalidateQueries({ queryKey: summaryKey })
      const title = isGranted ? words.granted : words.declined
      showToast({ kind: 'done', title, ...(isMailOff && { text: t.mailOff.decided }) })
    } catch (reason) {
      if (isRefusal(reason)) keeper.refused()
      showToast({ kind: 'failed', title: words.failed, text: reasonText(reason) ?? t.toasts.offline })
      void client.invalidateQueries({ queryKey: requestsKey })
    } finally {
      setRunning(null)
    }
  }

  return {
    waiting,
    running,
    decide: (request: WaitingRequest, isGranted: boolean) => void decide(request, isGranted),
  }
}
