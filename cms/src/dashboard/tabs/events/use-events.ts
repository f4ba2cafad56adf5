'use client'

import { call } from '@cyberluach/api/client'
import type { ManagedEvent, ManagedEvents } from '@cyberluach/api/managed-events'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'
import { noFilter, pageSize, withEvent, type EventListFilter } from './event-list.ts'

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
