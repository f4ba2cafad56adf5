'use client'

import { call } from '@cyberluach/api/client'
import { useQuery } from '@tanstack/react-query'

import { storedToken } from '../../../session/session.ts'

export const seriesKey = ['managed-series'] as const

/** Every series there is; undefined until that is read. */
export function useSeries() {
  return useQuery({
    queryKey: seriesKey,
    queryFn: ({ signal }) => call('GET /api/sys/mgmt/series', { token: storedToken() ?? '', signal }),
    staleTime: 60_000,
  }).data
}
