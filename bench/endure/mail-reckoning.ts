import type { Taken } from '../support/mail-sink.ts'
import type { Trouble } from './trouble.ts'

/** A mail of the product's own list. */
export type PromisedMail = { messageId: string; recipient: string }

/** Taken this shortly before a trouble, a mail may have been under way: the sender could not note that it went. */
const underWayMs = 1_500

/**
 * What was promised against what the mail server took. A mail that was under way when its sender was killed comes again
 * under the same Message-ID, as SMTP has it; one that came twice without that is `twice`.
 */
export function reckonMails(
  promised: readonly PromisedMail[],
  taken: readonly Taken[],
  troubles: readonly Pick<Trouble, 'from' | 'to'>[],
) {
  const timesOf = new Map<string, number[]>()
  for (const [recipient, messageId, at] of taken) {
    const key = `${messageId} ${recipient}`
    timesOf.set(key, [...(timesOf.get(key) ?? []), at])
  }
  const isExplained = (first: number) =>
    troubles.some(({ from, to }) => first >= from - underWayMs && first <= to + underWayMs)
  const repeated = [...timesOf.values()].filter((times) => times.length > 1)
  const unexplained = repeated.filter((times) => !isExplained(Math.min(...times)))
  return {
    never: promised.filter(({ messageId, recipient }) => !timesOf.has(`${messageId} ${recipient}`)).length,
    twice: unexplained.length,
    underWay: repeated.length - unexplained.length,
  }
}
