'use client'

import { createContext, use, useEffect, useRef } from 'react'

import type { TabName } from './tabs.ts'

/** What is asked of a tab: a new object each time, so that the same can be asked again. */
export type AskedPart = { tab: TabName; part: string }

/** What any part of the dashboard can ask of the frame around it. */
export type FrameControls = {
  /** `part` is what is asked of it: `new` begins something there, a status narrows a queue. */
  openTab: (name: TabName, part?: string) => void
  asked: AskedPart | null
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
export function useAskedPart(name: TabName | null, act: (part: string) => void): void {
  const { asked } = useFrame()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (asked && asked.tab === name) latest.current(asked.part)
  }, [asked, name])
}

export function useFrame(): FrameControls {
  const controls = use(FrameContext)
  if (!controls) throw new Error('useFrame outside of the frame')
  return controls
}
