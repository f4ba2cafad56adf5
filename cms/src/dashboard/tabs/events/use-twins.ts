'use client'

import { call } from '@cyberluach/api/client'
import type { EventDuplicates } from '@cyberluach/api/managed-events'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { isRefusal, reasonText, storedToken } from '../../../session/session.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { ToastAction } from '../../toast/toast.ts'
import { useToast } from '../../toast/ToastContext.tsx'
import { changesKey } from './use-changes.ts'

type More = (twins: EventDuplicates, begunAt: number) => { text: string; action?: ToastAction }

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
    async (send: () => Promise<EventDuplicates>, done: string, more?: More) => {
      setRunning(true)
      const begunAt = Date.now()
      try {
        const twins = await send()
        client.setQueryData(twinsKey(id), twins)
        showToast({ kind: 'done', title: done, ...more?.(twins, begunAt) })
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
  const undo = (of: string) =>
    write(
      () => call('POST /api/sys/mgmt/events/{id}/merge-undo', { ...request(), body: { merge: of } }),
      words.undone,
    )
  const merge = (event: string, title: string) =>
    write(
      () => call('POST /api/sys/mgmt/events/{id}/merge', { ...request(), body: { event } }),
      words.done,
      ({ merged: [latest] }, begunAt) => {
        const until = begunAt + undoSeconds * 1000
        const act = () => void undo(latest?.id ?? '')
        const action = { label: t.queues.undo.act, shortcut: null, until, act }
        return { text: say(words.doneText, { title }), ...(latest && { action }) }
      },
    )
  return { twins: data, isRunning, merge, undo }
}
