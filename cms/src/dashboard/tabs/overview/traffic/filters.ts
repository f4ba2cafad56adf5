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

const storageKey = 'dashboardHiddenPanels'

/** Which panels this browser leaves out; kept until they are shown again. */
export function useHiddenPanels() {
  const [hidden, setHidden] = useState(() => hiddenFrom(localStorage.getItem(storageKey)))
  const keep = useCallback((next: ReadonlySet<PanelName>) => {
    if (next.size === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, [...next].join(','))
    setHidden(next)
  }, [])
  return {
    hidden,
    show: (name: PanelName, isShown: boolean) => keep(hiddenAfter(hidden, name, isShown)),
    showAll: () => keep(new Set()),
  }
}

/** The panels of the tab that can be hidden, in the order in which they stand. */
export const panelNames = [
  'chart',
  'activity',
  'countries',
  'devices',
  'browsers',
  'pages',
  'bounce',
  'hours',
  'durations',
] as const
export type PanelName = (typeof panelNames)[number]

/** The hidden panels as they are kept: names with commas between them. What is no panel's name is nothing. */
export function hiddenFrom(stored: string | null): ReadonlySet<PanelName> {
  const names = (stored ?? '').split(',')
  return new Set(panelNames.filter((name) => names.includes(name)))
}

export function hiddenAfter(hidden: ReadonlySet<PanelName>, name: PanelName, isShown: boolean): ReadonlySet<PanelName> {
  return new Set(panelNames.filter((each) => (each === name ? !isShown : hidden.has(each))))
}
