import { overlap, type Span } from './trouble.ts'

/** One read, and its status; null where there was no whole answer. */
export type Read = Span & { path: string; status: number | null }

export type ReadReckoning = { whole: Read[]; behind: Read[]; closed: Read[] }

/**
 * Reads by what was promised: while the door was `closed` nothing; while something behind it was away (`behind`) an
 * answer; otherwise a good one.
 */
export function reckonReads(
  reads: readonly Read[],
  closed: readonly Span[],
  behind: readonly Span[],
): ReadReckoning {
  const kindOf = (read: Read): keyof ReadReckoning => {
    if (closed.some((span) => overlap(span, read))) return 'closed'
    return behind.some((span) => overlap(span, read)) ? 'behind' : 'whole'
  }
  return { whole: [], behind: [], closed: [], ...Object.groupBy(reads, kindOf) }
}

export function isUnanswered({ status }: Read): boolean {
  return status === null
}

export function isFailed({ status }: Read): boolean {
  return status === null || status >= 500
}
