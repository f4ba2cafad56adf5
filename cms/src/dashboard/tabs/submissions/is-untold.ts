import type { Submission } from '../queue/submission.ts'

/** Whether the organizer has heard nothing yet: no mail said that it arrived, and no decision was made. */
export function isUntold({ status, isMailHeldBack }: Submission): boolean {
  return isMailHeldBack && status === 'pending'
}
