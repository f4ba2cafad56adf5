'use client'

import { useSyncExternalStore } from 'react'

import { useSession } from './SessionContext.tsx'

/** Whether the session is over, while the sign-in page is on its way. */
export function useHasLeft(): boolean {
  const { keeper } = useSession()
  return useSyncExternalStore(keeper.subscribe, keeper.hasLeft, () => false)
}
