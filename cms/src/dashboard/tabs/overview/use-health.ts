'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'

import { withCheck, type HealthCheck } from './health-checks.ts'
import { readHealth } from './read-health.ts'

const key = ['health'] as const

/** The checks made since the dashboard was opened, one each 30 seconds. */
export function useHealth(): readonly HealthCheck[] {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => withCheck(client.getQueryData<HealthCheck[]>(key) ?? [], await readHealth()),
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  })
  return data ?? []
}
