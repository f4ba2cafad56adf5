'use client'

import { useCallback, useState } from 'react'

import { hiddenAfter, hiddenFrom, type PanelName } from './panels.ts'

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
