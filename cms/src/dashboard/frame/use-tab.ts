'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'

import { tabFromHash, tabsOf, type TabName } from '../navigation/tabs.ts'
import { forgetTab, keptTab } from '../session/kept-tab.ts'
import { useSession } from '../session/SessionContext.tsx'
import { keptPost } from '../tabs/blog/kept-post.ts'
import { lastEdited } from '../tabs/submissions/edit/unsaved-edits.ts'

/** The open tab, kept in the address, so that reloading and links find it again. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const { username, role } = useSession()
  const tabs = useMemo(() => tabsOf(role), [role])
  const [tab, show] = useState<TabName>(() => firstTab(username, tabs))

  useEffect(forgetTab, [])

  useEffect(() => {
    const followAddress = () => show(tabFromHash(location.hash, tabs))
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [tabs])

  const open = useCallback((chosen: TabName) => {
    history.replaceState(history.state, '', `#${chosen}`)
    show(chosen)
  }, [])
  return [tab, open]
}

/** Where somebody was writing, or only was, when the page went away; what the address names otherwise. */
function firstTab(username: string, tabs: readonly TabName[]): TabName {
  if (tabs.includes('blog') && keptPost(username)) return 'blog'
  if (lastEdited(username) !== null) return 'submissions'
  return tabFromHash(location.hash || (keptTab(username) ?? ''), tabs)
}
