'use client'

import { useSyncExternalStore } from 'react'

import { useSession } from './SessionContext.tsx'

/** Seconds until the automatic logout while its warning shows, else null. */
export function useWarning(): number | null {
  const { keeper } = useSession()
  return useSyncExternalStore(keeper.subscribe, keeper.warning, () => null)
}
