import { isDayKey, type DayKey } from './day-key.ts'
import type { Issue } from './submission.ts'

/** What is answered to whether a call was extended: until when, or that it was not. */
export type DeadlineAnswer = { day: DayKey | null }

/**
 * What is wrong with the day until which a call is said to be extended: it has to come after the day that was said
 * before, and not after the event. Null where it can be.
 */
export function extensionFault(
  day: string,
  { before, lastDay }: { before: DayKey; lastDay: DayKey },
): Issue['code'] | null {
  if (day === '') return 'required'
  if (!isDayKey(day)) return 'date'
  if (day <= before) return 'notLater'
  return day > lastDay ? 'deadlineAfterEvent' : null
}
