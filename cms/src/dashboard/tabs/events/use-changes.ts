'use client'

import type { EventChange } from '@cyberluach/api/managed-events'
import { call } from '@cyberluach/api/client'
import { useQuery } from '@tanstack/react-query'

import { storedToken } from '../../../session/session.ts'

export const changesKey = (id: string) => ['event-changes', id] as const

/** What of an event was changed, the latest first; undefined until that is read. */
export function useChanges(id: string) {
  return useQuery({
    queryKey: changesKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/sys/mgmt/events/{id}/changes', { params: { id }, token: storedToken() ?? '', signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  }).data
}

/** What can be taken back; how an event began cannot, nor what was decided about a list that names it. */
export function lastOf(changes: readonly EventChange[]): EventChange | undefined {
  return changes.find(({ began, after }) => began === null && !('sameAs' in after || 'otherThan' in after))
}
