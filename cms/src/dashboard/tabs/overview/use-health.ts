'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'

import { checksForState, withCheck, type HealthCheck } from './health-checks.ts'
import { readHealth } from './read-health.ts'

const key = ['health'] as const

const checkTime = 30_000
const firstCheckTime = 3000

/** The checks made since the dashboard was opened, one each 30 seconds; those that a state takes come sooner. */
export function useHealth(): readonly HealthCheck[] {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => withCheck(client.getQueryData<HealthCheck[]>(key) ?? [], await readHealth()),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) < checksForState ? firstCheckTime : checkTime),
    refetchOnWindowFocus: 'always',
  })
  return data ?? []
}
