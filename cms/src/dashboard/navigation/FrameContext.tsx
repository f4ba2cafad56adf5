'use client'

import { createContext, use } from 'react'

import type { TabName } from './tabs.ts'

/** What any part of the dashboard can ask of the frame around it. */
export type FrameControls = {
  openTab: (name: TabName) => void
  openSettings: () => void
  /** Reads everything again that the open tab shows. */
  refresh: () => void
  isRefreshing: boolean
  /** How often somebody has refreshed by hand: lists let newcomers in when it rises. */
  refreshes: number
}

const FrameContext = createContext<FrameControls | null>(null)

export const FrameProvider = FrameContext.Provider

export function useFrame(): FrameControls {
  const controls = use(FrameContext)
  if (!controls) throw new Error('useFrame outside of the frame')
  return controls
}
