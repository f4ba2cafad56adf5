'use client'

import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'

import type { TabName } from '../navigation/tabs.ts'
import { areShortcutsOn } from './preference.ts'
import { keepsToItself, shortcutOf, type ShortcutName, type TabShortcuts } from './shortcuts.ts'

type Registry = {
  register: (tab: TabName, offered: { current: TabShortcuts }) => () => void
}

const ShortcutsContext = createContext<Registry | null>(null)

type FrameShortcut = (name: ShortcutName) => boolean

type Props = {
  /** The open tab: only what it offers answers. */
  tab: TabName
  /** What the frame itself does with a shortcut; answers whether it did anything. */
  act: FrameShortcut
  children: ReactNode
}

/** Listens to the keyboard for the whole dashboard. */
export function ShortcutsProvider({ tab, act, children }: Props) {
  const offers = useRef(new Map<TabName, Set<{ current: TabShortcuts }>>())
  const latest = useRef({ tab, act })
  useEffect(() => {
    latest.current = { tab, act }
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = shortcutOf(event)
      if (!name || event.defaultPrevented || !areShortcutsOn() || isBlocked(event.target, name)) return
      const isDone = latest.current.act(name) || offer(offers.current.get(latest.current.tab), name)
      if (isDone) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const registry = useMemo<Registry>(
    () => ({
      register(name, offered) {
        const ofTab = offers.current.get(name) ?? new Set()
        offers.current.set(name, ofTab.add(offered))
        return () => void ofTab.delete(offered)
      },
    }),
    [],
  )
  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>
}

export function useShortcutRegistry(): Registry {
  const registry = use(ShortcutsContext)
  if (!registry) throw new Error('Shortcuts outside of ShortcutsProvider')
  return registry
}

function isBlocked(target: EventTarget | null, name: ShortcutName): boolean {
  if (document.querySelector('dialog:modal')) return true
  return keepsToItself(target instanceof Element ? target : null, name)
}

function offer(ofTab: Set<{ current: TabShortcuts }> | undefined, name: ShortcutName): boolean {
  for (const { current } of ofTab ?? []) {
    const act = current[name as keyof TabShortcuts]
    if (!act) continue
    act()
    return true
  }
  return false
}
