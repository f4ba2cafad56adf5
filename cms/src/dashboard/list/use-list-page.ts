import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { usePolling } from '../frame/polling.ts'

export const pageSize = 25

export const secondsBetweenPolls = 15
/** While a row is open nothing moves below it. */
const secondsWhileOpen = 3600

type Options<Filter, Page> = {
  /** A constant: the readings of all filters and pages begin with it. */
  key: QueryKey
  /** Nothing filtered. */
  all: Filter
  read: (filter: Filter, window: { limit: number; offset: number }, signal: AbortSignal) => Promise<Page>
}

/** A page of a long list, which of its rows is open, and what changes both. */
export function useListPage<Filter, Page>({ key, all, read }: Options<Filter, Page>) {
  const [filter, setFilterOnly] = useState(all)
  const [page, setPage] = useState(0)
  const { openId, setOpenId, toggle } = useOpenRow()
  const { data, liveness, isPrevious, error, retry } = usePolling({
    key: [...key, filter, page],
    read: (signal) => read(filter, { limit: pageSize, offset: page * pageSize }, signal),
    seconds: openId === null ? secondsBetweenPolls : secondsWhileOpen,
    keepsPrevious: true,
  })

  const setFilter = useCallback(
    (chosen: Filter) => {
      setFilterOnly(chosen)
      setPage(0)
      setOpenId(null)
    },
    [setOpenId],
  )
  const turnTo = useCallback(
    (chosen: number) => {
      setPage(chosen)
      setOpenId(null)
    },
    [setOpenId],
  )
  return {
    filter,
    setFilter,
    page,
    turnTo,
    openId,
    setOpenId,
    toggle,
    list: data,
    liveness,
    isReading: isPrevious,
    error,
    retry,
    update: useReadingsUpdate<Page>(key),
  }
}

/** The one row that is open. */
export function useOpenRow(first: string | null = null) {
  const [openId, setOpenId] = useState(first)
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? null : id)), [])
  return { openId, setOpenId, toggle }
}

/** Changes what has been read under a key, a constant; a reading that began before would bring the old back. */
export function useReadingsUpdate<Reading>(key: QueryKey) {
  const client = useQueryClient()
  return useCallback(
    async (change: (reading: Reading) => Reading) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueriesData<Reading>({ queryKey: key }, (reading) => reading && change(reading))
    },
    [client, key],
  )
}
