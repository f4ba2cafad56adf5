import { useCallback, useEffect, useMemo, useState } from 'react'

import type { RequestedPart } from './FrameContext.tsx'
import { partOfHash, tabFromHash, tabsOf, type TabName } from './tabs.ts'
import { withoutRowStep } from './use-row-step.ts'
import { clearStoredTab, storedTab, useSession } from '../session/SessionContext.tsx'

type Place = { tab: TabName; requested: RequestedPart | null }

/** The tab in which this person was writing when the page went away. */
export type TabWithDraft = (username: string, tabs: readonly TabName[]) => TabName | null

type Open = (tab: TabName, part?: string) => void

/**
 * The open tab stands in the address, so that reloading and links find it again, and each opening is a step of the
 * browser’s history: Back leads to the tab before. `#events/new` begins something once, and is not repeated by reloading.
 */
export function useTab(tabWithDraft: TabWithDraft): Place & { open: Open } {
  const { username, role } = useSession()
  const tabs = useMemo(() => tabsOf(role), [role])
  const [place, show] = useState<Place>(() => placeIn(firstTab(), tabs))

  useEffect(() => {
    clearStoredTab()
    writeAddress(place.tab, tabs)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what opens first may be another than the address says
  }, [])

  useEffect(() => {
    const followAddress = () => {
      const tab = tabFromHash(location.hash, tabs)
      show(placeIn(tab, tabs))
      writeAddress(tab, tabs)
    }
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [tabs])

  const open = useCallback<Open>(
    (tab, part) => {
      if (tabFromHash(location.hash, tabs) !== tab) history.pushState(withoutRowStep(), '', `#${tab}`)
      show({ tab, requested: part ? { tab, part } : null })
    },
    [tabs],
  )
  return { ...place, open }

  /** Where somebody was writing, or only was, when the page went away; what the address names otherwise. */
  function firstTab(): TabName {
    return tabWithDraft(username, tabs) ?? tabFromHash(location.hash || (storedTab(username) ?? ''), tabs)
  }
}

/** The tab, and what the address says of it. */
function placeIn(tab: TabName, tabs: readonly TabName[]): Place {
  const part = tabFromHash(location.hash, tabs) === tab ? partOfHash(location.hash) : null
  return { tab, requested: part ? { tab, part } : null }
}

/** Lets the address name the tab that is open, and no longer what was begun in it. */
function writeAddress(tab: TabName, tabs: readonly TabName[]): void {
  const isSaid = tabFromHash(location.hash, tabs) === tab && partOfHash(location.hash) !== 'new'
  if (!isSaid) history.replaceState(history.state, '', `#${tab}`)
}
