'use client'

import { timeframes, type Timeframe } from '@cyberluach/api/timeframes'
import { useCallback, useState } from 'react'

const parameter = 'period'

/** The period that is looked at, kept in the address, so that reloading and links find it again. A day at first. */
export function useTimeframe(): [Timeframe, (timeframe: Timeframe) => void] {
  const [timeframe, show] = useState<Timeframe>(() => timeframeIn(location.search))
  const choose = useCallback((chosen: Timeframe) => {
    const address = new URL(location.href)
    address.searchParams.set(parameter, chosen)
    history.replaceState(history.state, '', address)
    show(chosen)
  }, [])
  return [timeframe, choose]
}

/** The period that a query names; a day where it names none that exists. */
export function timeframeIn(search: string): Timeframe {
  const named = new URLSearchParams(search).get(parameter)
  return timeframes.find((timeframe) => timeframe === named) ?? 'day'
}
