import { callWithTotal } from '@cyberluach/api/client'
import type { Subscriber } from '@cyberluach/api/newsletter'
import type { Summary } from '@cyberluach/api/summary'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { useTabScope } from '../../frame/FrameContext.tsx'
import { storedToken } from '../../../session/session.ts'

const pageSize = 200

type Page = { subscribers: Subscriber[]; total: number; offset: number }

/**
 * The mailing list, as far as somebody has scrolled. It is read again when the frame's counts say that it has changed:
 * polls of its own would read thousands of rows for nothing.
 */
export function useSubscribers(search: string, counts: Summary['subscribers'] | undefined) {
  const { isOpen } = useTabScope()
  const change = counts && `${counts.total} ${counts.active} ${counts.cancelled}`
  const query = useInfiniteQuery({
    queryKey: ['subscribers', search],
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ subscribers, total, offset }) => {
      const next = offset + subscribers.length
      return subscribers.length > 0 && next < total ? next : undefined
    },
    enabled: isOpen,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
  const { data, refetch } = query

  useEffect(() => {
    if (change && isOpen) void refetch()
  }, [change, isOpen, refetch])

  // Somebody who joins between two pages moves the rest on by one.
  const subscribers = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.subscribers)
    return all && [...new Map(all.map((subscriber) => [subscriber.id, subscriber])).values()]
  }, [data])
  return { ...query, subscribers, total: data?.pages.at(-1)?.total }
}

async function readPage(q: string, offset: number, signal: AbortSignal): Promise<Page> {
  const { answer, total } = await callWithTotal('GET /api/sys/mgmt/newsletter/all', {
    query: { q, limit: pageSize, offset },
    token: storedToken() ?? '',
    signal,
  })
  return { subscribers: answer, total: total ?? answer.length, offset }
}
