import { contactCategoryOf } from '@cyberluach/core/messages/contact-message'

import type { Submission } from './submission.ts'

const hour = 3_600_000
const hoursThatHurry = 6

/** The promises (product specification, sections 1 and 9): events in 24 hours, messages in 48, bugs in 24. */
export function targetHours({ eventType, additionalInfo }: Submission): number | null {
  if (eventType === 'feedback') return null
  if (eventType !== 'contact_message') return 24
  return contactCategoryOf(additionalInfo ?? '') === 'bug' ? 24 : 48
}

/** How a pending submission stands to the promise of an answer. */
export type Target =
  | { kind: 'underHour' }
  | { kind: 'left'; hours: number; soon: boolean }
  | { kind: 'over'; unit: 'minutes' | 'hours' | 'days'; amount: number }

export function targetOf(createdAt: string, hours: number, now: number): Target {
  const left = Date.parse(createdAt) + hours * hour - now
  if (left >= hour) {
    const whole = Math.floor(left / hour)
    return { kind: 'left', hours: whole, soon: whole < hoursThatHurry }
  }
  if (left > 0) return { kind: 'underHour' }
  const over = Math.floor(-left / hour)
  if (over < 1) return { kind: 'over', unit: 'minutes', amount: 0 }
  return over < 48
    ? { kind: 'over', unit: 'hours', amount: over }
    : { kind: 'over', unit: 'days', amount: Math.floor(over / 24) }
}

/** In how many whole hours a submission was decided; null where nobody knows when. */
export function hoursToDecision({ createdAt, decidedAt }: Submission): number | null {
  if (decidedAt === null) return null
  return Math.max(0, Math.floor((Date.parse(decidedAt) - Date.parse(createdAt)) / hour))
}

/** Whether a promise is broken by now. */
export function isOver(createdAt: string, hours: number, now: number): boolean {
  return targetOf(createdAt, hours, now).kind === 'over'
}
