'use client'

import { useQueryClient, type Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Failed sign-ins of the last 24 hours, as the latest reading of the figures has them; null until there is one. */
export function useFailedSignIns(): number | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => latestCount(cache.findAll({ queryKey: ['overview'] })),
    () => null,
  )
}

function latestCount(queries: readonly Query[]): number | null {
  const [latest] = queries
    .filter(({ state }) => hasCount(state.data))
    .toSorted((first, second) => second.state.dataUpdatedAt - first.state.dataUpdatedAt)
  return latest && hasCount(latest.state.data) ? latest.state.data.failedSignIns : null
}

function hasCount(data: unknown): data is { failedSignIns: number } {
  return typeof data === 'object' && data !== null && 'failedSignIns' in data
}
