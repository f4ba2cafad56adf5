'use client'

import { useCallback, useEffect, useState } from 'react'

import { tabFromHash, type TabName } from '../navigation/tabs.ts'

/** The open tab, kept in the address, so that reloading and links find it again. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [tab, show] = useState<TabName>(() => tabFromHash(location.hash))

  useEffect(() => {
    const followAddress = () => show(tabFromHash(location.hash))
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [])

  const open = useCallback((chosen: TabName) => {
    history.replaceState(history.state, '', `#${chosen}`)
    show(chosen)
  }, [])
  return [tab, open]
}
