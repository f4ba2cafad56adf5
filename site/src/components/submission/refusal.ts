import type { Outcome } from '../../data/receive-form.ts'
import { isSettled } from '../../forms/is-settled.ts'

/** Why a change was not made. `settled`: the submission is not pending any more. */
export type Refusal = 'wrong' | 'settled' | 'tooMany' | 'unavailable'

export type NotSent = Exclude<Outcome, { kind: 'sent' }>

export function refusalOf(outcome: NotSent): Refusal {
  if (outcome.kind === 'wrong') return 'wrong'
  // Nothing is asked of whoever has the link.
  if (outcome.kind === 'asked') return 'unavailable'
  if (isSettled(outcome.reason)) return 'settled'
  return outcome.status === 429 ? 'tooMany' : 'unavailable'
}
