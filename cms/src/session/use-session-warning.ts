import { warningTime } from '@cyberluach/core/sign-in/session'
import { useState, useSyncExternalStore } from 'react'
import type { SessionKeeper } from './session-keeper.ts'

/** Seconds left at which a screen reader announces them; those between are for the eye. */
const announcements = [30, 20, 10]

export function useSessionWarning(keeper: SessionKeeper) {
  const seconds = useSyncExternalStore(keeper.subscribe, keeper.warning, () => null)
  const [isExtending, setExtending] = useState(false)
  const limit = keeper.limit() ?? 0

  const stay = async () => {
    setExtending(true)
    await keeper.goOn()
    setExtending(false)
  }
  return {
    /** Whole seconds until the automatic logout while the warning shows, else null. */
    seconds,
    /** The seconds that were announced last; null before the first announcement. */
    announced: announcements.findLast((mark) => seconds !== null && seconds <= mark) ?? null,
    /** How many seconds the warning shows at most. */
    length: warningTime(limit) / 1000,
    /** The minutes without activity after which a session ends. */
    minutes: limit / 60_000,
    isExtending,
    stay,
  }
}
