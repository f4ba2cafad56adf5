import { call } from '@cyberluach/api/client'
import type { ManagedEvent, ManagedEvents, EventChange } from '@cyberluach/api/managed-events'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../frame/use-polling.ts'
import { noFilter, pageSize, withEvent, type EventListFilter } from '../../list/event-list.ts'

const eventsKey = ['managed-events'] as const

const secondsBetweenPolls = 15
/** While a row is open nothing moves below it. */
const secondsWhileOpen = 3600

/** A page of the published events, which row is open, and what changes both. */
export function useEvents() {
  const client = useQueryClient()
  const [filter, setFilterOnly] = useState<EventListFilter>(noFilter)
  const [page, setPage] = useState(0)
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, liveness, isPrevious, error, retry } = usePolling({
    key: [...eventsKey, filter, page],
    read: (signal) => readPage(filter, page, signal),
    seconds: openId === null ? secondsBetweenPolls : secondsWhileOpen,
    keepsPrevious: true,
  })

  const setFilter = useCallback((chosen: EventListFilter) => {
    setFilterOnly(chosen)
    setPage(0)
    setOpenId(null)
  }, [])
  const turnTo = useCallback((chosen: number) => {
    setPage(chosen)
    setOpenId(null)
  }, [])
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? null : id)), [])
  /** Takes over what the server answered; its row stays where it is. */
  const replace = useCallback(
    async (event: ManagedEvent) => {
      await client.cancelQueries({ queryKey: eventsKey })
      client.setQueriesData<ManagedEvents>(
        { queryKey: eventsKey },
        (known) => known && withEvent(known, event),
      )
    },
    [client],
  )
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: eventsKey }), [client])

  return {
    filter,
    setFilter,
    page,
    turnTo,
    openId,
    toggle,
    list: data,
    liveness,
    isReading: isPrevious,
    error,
    retry,
    replace,
    readAgain,
  }
}

export type EventsList = ReturnType<typeof useEvents>

function readPage(
  { text, state, year, order }: EventListFilter,
  page: number,
  signal: AbortSignal,
): Promise<ManagedEvents> {
  return call('GET /api/sys/mgmt/events', {
    query: {
      q: text || undefined,
      state: state === 'all' ? undefined : state,
      year: year || undefined,
      order,
      limit: String(pageSize),
      offset: String(page * pageSize),
    },
    token: storedToken() ?? '',
    signal,
  })
}

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

export const seriesKey = ['managed-series'] as const

/** Every series there is; undefined until that is read. */
export function useSeries() {
  return useQuery({
    queryKey: seriesKey,
    queryFn: ({ signal }) => call('GET /api/sys/mgmt/series', { token: storedToken() ?? '', signal }),
    staleTime: 60_000,
  }).data
}
