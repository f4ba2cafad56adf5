'use client'

import { useEffect } from 'react'

import { useHasLeft } from './use-has-left.ts'

/**
 * Whoever leaves the page by themselves with something unsaved is asked. Nobody is where the session has ended: what was
 * typed is kept until they have signed in again.
 */
export function useLeaveWarning(hasChanges: boolean): void {
  const hasLeft = useHasLeft()
  const isAsked = hasChanges && !hasLeft
  useEffect(() => {
    if (!isAsked) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
