'use client'

import { call } from '@cyberluach/api/client'
import type { EventTwins } from '@cyberluach/api/event-twins'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { isRefusal, reasonText } from '../../../session/refusal.ts'
import { storedToken } from '../../../session/stored-session.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import { changesKey } from './use-changes.ts'

const twinsKey = (id: string) => ['event-twins', id] as const

/** What may be the same event as this one, and what was made one with it; makes one of two, and two of one again. */
export function useTwins(id: string) {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const words = t.events.twins
  const [isRunning, setRunning] = useState(false)
  const request = useCallback(
    () => ({ token: storedToken() ?? '', headers: { 'accept-language': locale }, params: { id } }),
    [id, locale],
  )
  const { data } = useQuery({
    queryKey: twinsKey(id),
    queryFn: ({ signal }) => call('GET /api/sys/mgmt/events/{id}/twins', { ...request(), signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  })

  const write = useCallback(
    async (send: () => Promise<EventTwins>, done: string, text?: string) => {
      setRunning(true)
      try {
        client.setQueryData(twinsKey(id), await send())
        showToast({ kind: 'done', title: done, ...(text && { text }) })
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        showToast({ kind: 'failed', title: words.failed, text: reasonText(failure) ?? t.toasts.offline })
        void client.invalidateQueries({ queryKey: twinsKey(id) })
      } finally {
        setRunning(false)
        for (const queryKey of [changesKey(id), ['managed-events'], ['proposals'], ['decided-proposals']])
          void client.invalidateQueries({ queryKey })
      }
    },
    [client, id, keeper, showToast, t, words],
  )
  const merge = (event: string, title: string) =>
    write(
      () => call('POST /api/sys/mgmt/events/{id}/merge', { ...request(), body: { event } }),
      words.done,
      say(words.doneText, { title }),
    )
  const undo = (of: string) =>
    write(
      () => call('POST /api/sys/mgmt/events/{id}/merge-undo', { ...request(), body: { merge: of } }),
      words.undone,
    )
  return { twins: data, isRunning, merge, undo }
}
