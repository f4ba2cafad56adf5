import type { Texts } from '../../text/texts.ts'

type Reasons = Texts['decision']['reasons']
type Reason = keyof Reasons

const key = 'dashboardLastReason'

/** The ready-made reason that was last rejected with in this browser; the first one before that. */
export function lastReason(reasons: Reasons): string {
  const kept = localStorage.getItem(key) ?? ''
  return Object.hasOwn(reasons, kept) ? reasons[kept as Reason] : reasons.criteria
}

/** Keeps a ready-made reason for the next time. What was written by hand is about one submission only. */
export function keepReason(note: string, reasons: Reasons): void {
  const reason = Object.entries(reasons).find(([, words]) => words === note.trim())?.[0]
  if (reason) localStorage.setItem(key, reason)
}
