import type { Submission } from './submission.ts'

const hour = 3_600_000
const targetHours = 24
const hoursThatHurry = 6

/** How a pending submission stands to the promise of an answer in 24 hours. */
export type Target =
  | { kind: 'underHour' }
  | { kind: 'left'; hours: number; soon: boolean }
  | { kind: 'over'; unit: 'minutes' | 'hours' | 'days'; amount: number }

export function targetOf(createdAt: string, now: number): Target {
  const left = Date.parse(createdAt) + targetHours * hour - now
  if (left >= hour) {
    const hours = Math.floor(left / hour)
    return { kind: 'left', hours, soon: hours < hoursThatHurry }
  }
  if (left > 0) return { kind: 'underHour' }
  const over = Math.floor(-left / hour)
  if (over < 1) return { kind: 'over', unit: 'minutes', amount: 0 }
  return over < 48
    ? { kind: 'over', unit: 'hours', amount: over }
    : { kind: 'over', unit: 'days', amount: Math.floor(over / 24) }
}

export function countOverTarget(submissions: readonly Submission[], now: number): number {
  return submissions.filter(
    ({ status, createdAt }) => status === 'pending' && targetOf(createdAt, now).kind === 'over',
  ).length
}
