'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'

import type { TabName } from './tabs.ts'

/** The tab that a component stands in (null outside of all), and whether that tab is the open one. */
type TabScopeValue = { name: TabName | null; isOpen: boolean }

const TabScopeContext = createContext<TabScopeValue>({ name: null, isOpen: true })

export function TabScope({
  name,
  isOpen,
  children,
}: {
  name: TabName
  isOpen: boolean
  children: ReactNode
}) {
  const scope = useMemo(() => ({ name, isOpen }), [name, isOpen])
  return <TabScopeContext value={scope}>{children}</TabScopeContext>
}

export function useTabScope(): TabScopeValue {
  return use(TabScopeContext)
}
