import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useTabScope } from './FrameContext.tsx'
import { useHasLeft } from '../session/SessionContext.tsx'

/** How up to date a reading is: after two missed ones late, after a third, or without any data at all, lost. */
export type Liveness = { state: 'live' | 'late' | 'lost'; updatedAt: number | null }

const secondsAfterFailure = 5

type Polling<Data> = {
  key: QueryKey
  read: (signal: AbortSignal) => Promise<Data>
  seconds: number
  /** Reads on whichever tab is open, not only while its own is. */
  everywhere?: boolean
  /** Keeps showing what another key read, until this one has been read: for filters and pages. */
  keepsPrevious?: boolean
}

/**
 * Reads at once and then every so many seconds, while the page is visible, the tab it is used in is open and the
 * session lasts. A failure keeps the last data; what has not changed keeps its identity. Each use polls by itself: use
 * it once for a key.
 */
export function usePolling<Data>({ key, read, seconds, everywhere = false, keepsPrevious }: Polling<Data>) {
  const { isOpen } = useTabScope()
  const hasLeft = useHasLeft()
  const isReading = !hasLeft && (everywhere || isOpen)
  const { data, dataUpdatedAt, errorUpdatedAt, errorUpdateCount, isPlaceholderData, error, refetch } =
    useQuery<Data>({
      queryKey: key,
      queryFn: ({ signal }) => read(signal),
      enabled: isReading,
      staleTime: 0,
      refetchInterval: isReading && (({ state }) => afterSeconds(seconds, state.status === 'error') * 1000),
      refetchOnMount: true,
      refetchOnWindowFocus: 'always',
      ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    })
  const [errorsBefore, setErrorsBefore] = useState(0)
  const isFailing = errorUpdatedAt > dataUpdatedAt
  useEffect(() => {
    if (!isFailing) setErrorsBefore(errorUpdateCount)
  }, [isFailing, errorUpdateCount])

  const missed = isFailing ? Math.max(1, errorUpdateCount - errorsBefore) : 0
  const liveness: Liveness = {
    state: stateAfter(missed, data !== undefined),
    updatedAt: dataUpdatedAt || null,
  }
  return { data, liveness, isPrevious: isPlaceholderData, error: isFailing ? error : null, retry: refetch }
}

/** A reading that failed is tried again soon, however rarely it is read otherwise. */
function afterSeconds(seconds: number, hasFailed: boolean): number {
  return hasFailed ? Math.min(seconds, secondsAfterFailure) : seconds
}

function stateAfter(missed: number, hasData: boolean): Liveness['state'] {
  if (missed >= 3 || (missed > 0 && !hasData)) return 'lost'
  return missed === 2 ? 'late' : 'live'
}
