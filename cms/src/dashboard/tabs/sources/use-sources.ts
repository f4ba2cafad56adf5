'use client'

import { call } from '@cyberluach/api/client'
import type { ManagedSource } from '@cyberluach/api/sources'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'
import { summaryKey } from '../../data/use-summary.ts'

const sourcesKey = ['sources'] as const
const runsKey = (id: string) => ['source-runs', id] as const

const secondsBetweenPolls = 15
const secondsWhileSyncing = 2

/** The lists that the calendar reads, and which row is open. */
export function useSources(firstOpen: string | null) {
  const client = useQueryClient()
  const [openId, setOpenId] = useState<string | null>(firstOpen)
  const isSyncing =
    client.getQueryData<ManagedSource[]>(sourcesKey)?.some((source) => source.isSyncing) ?? false
  const { data, liveness, error, retry } = usePolling({
    key: sourcesKey,
    read: (signal) => call('GET /api/sys/mgmt/sources', { token: storedToken() ?? '', signal }),
    seconds: isSyncing ? secondsWhileSyncing : secondsBetweenPolls,
  })
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? null : id)), [])

  /** Takes over what the server answered. */
  const replace = useCallback(
    async (source: ManagedSource) => {
      await client.cancelQueries({ queryKey: sourcesKey })
      client.setQueryData<ManagedSource[]>(sourcesKey, (known) =>
        known?.map((one) => (one.id === source.id ? source : one)),
      )
    },
    [client],
  )
  const readAgain = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: sourcesKey }),
      client.invalidateQueries({ queryKey: summaryKey }),
    ])
  }, [client])

  return { list: data, liveness, error, retry, openId, toggle, setOpenId, replace, readAgain }
}

export type SourceList = ReturnType<typeof useSources>

/** The last runs of a source, the latest first; read again once there is another. */
export function useRuns({ id, lastRun }: ManagedSource) {
  return useQuery({
    queryKey: [...runsKey(id), lastRun?.id ?? null],
    queryFn: ({ signal }) =>
      call('GET /api/sys/mgmt/sources/{id}/runs', { params: { id }, token: storedToken() ?? '', signal }),
    staleTime: 0,
  })
}
