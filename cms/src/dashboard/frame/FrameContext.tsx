import { useLatest } from '../ui/use-latest.ts'
import { createContext, use, useEffect, useMemo, type MouseEvent, type ReactNode } from 'react'
import { panelId, type TabName } from './tabs.ts'

/** What is asked of a tab: a new object each time, so that the same can be asked again. */
export type RequestedPart = { tab: TabName; part: string }

/** What any part of the dashboard can ask of the frame around it. */
export type FrameControls = {
  /** `part` is what is asked of it: `new` begins something there, a status narrows a queue. */
  openTab: (name: TabName, part?: string) => void
  requested: RequestedPart | null
  openSettings: () => void
  /** Reads everything again that the open tab shows. */
  refresh: () => void
  isRefreshing: boolean
  /** How often somebody has refreshed by hand: lists let newcomers in when it rises. */
  refreshes: number
}

const FrameContext = createContext<FrameControls | null>(null)

export const FrameProvider = FrameContext.Provider

/** Does in a tab what is asked of it elsewhere: by a key or a link of another tab, or by an address. */
export function useRequestedPart(name: TabName | null, act: (part: string) => void): void {
  const { requested } = useFrame()
  const latest = useLatest(act)
  useEffect(() => {
    if (requested && requested.tab === name) latest.current(requested.part)
  }, [requested, name, latest])
}

export function useFrame(): FrameControls {
  const controls = use(FrameContext)
  if (!controls) throw new Error('useFrame outside of the frame')
  return controls
}

/** Links that open a tab, and a part of it, in place; a new window gets them by their address. */
export function useTabLink() {
  const { openTab } = useFrame()
  return (tab: TabName, part?: string) => ({
    href: part ? `#${tab}/${part}` : `#${tab}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      openTab(tab, part)
      // What was clicked is hidden with its tab: the focus goes on to where it led.
      requestAnimationFrame(() => document.getElementById(panelId(tab))?.focus({ preventScroll: true }))
    },
  })
}

/** The tab that a component stands in (null outside of all), and whether that tab is the open one. */
type TabScopeValue = { name: TabName | null; isOpen: boolean }

const TabScopeContext = createContext<TabScopeValue>({ name: null, isOpen: true })

export function TabScope({ name, isOpen, children }: { name: TabName; isOpen: boolean; children: ReactNode }) {
  const scope = useMemo(() => ({ name, isOpen }), [name, isOpen])
  return <TabScopeContext value={scope}>{children}</TabScopeContext>
}

export function useTabScope(): TabScopeValue {
  return use(TabScopeContext)
}
