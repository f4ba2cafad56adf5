import type { Taken } from '../support/mail-sink.ts'
import { type Trouble, overlap, type Span } from './troubles.ts'
import { summaryOf } from '../attack/withstand.ts'
import { atMost, reported, type Row } from '../support/report.ts'

/** What the product acknowledged, by an address that no other write has. */
export type Acknowledged = { mark: string; kind: string; id: string }

/** A row that is there at the end. */
export type Stored = { mark: string; id: string }

export type Reckoning = { lost: Acknowledged[]; others: Acknowledged[]; twice: string[] }

/**
 * What was acknowledged against what is there: writes that are `lost`, those stored under another id than was said
 * (`others`), and marks that are there more than once, also of writes that nobody acknowledged.
 */
export function reckon(acknowledged: readonly Acknowledged[], stored: readonly Stored[]): Reckoning {
  const idsOf = new Map<string, string[]>()
  for (const { mark, id } of stored) idsOf.set(mark, [...(idsOf.get(mark) ?? []), id])
  return {
    lost: acknowledged.filter(({ mark }) => !idsOf.has(mark)),
    others: acknowledged.filter(({ mark, id }) => idsOf.get(mark)?.includes(id) === false),
    twice: [...idsOf].filter(([, ids]) => ids.length > 1).map(([mark]) => mark),
  }
}

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

/** One read, and its status; null where there was no whole answer. */
export type Read = Span & { path: string; status: number | null }

type ReadReckoning = { whole: Read[]; behind: Read[]; closed: Read[] }

/**
 * Reads by what was promised: while the door was `closed` nothing; while something behind it was away (`behind`) an
 * answer; otherwise a good one.
 */
function reckonReads(reads: readonly Read[], closed: readonly Span[], behind: readonly Span[]): ReadReckoning {
  const kindOf = (read: Read): keyof ReadReckoning => {
    if (closed.some((span) => overlap(span, read))) return 'closed'
    return behind.some((span) => overlap(span, read)) ? 'behind' : 'whole'
  }
  return { whole: [], behind: [], closed: [], ...Object.groupBy(reads, kindOf) }
}

function isUnanswered({ status }: Read): boolean {
  return status === null
}

export function isFailed({ status }: Read): boolean {
  return status === null || status >= 500
}

/** What readers met, by what they were promised, while the edge or what is behind it was away in these spans. */
export function rowsOfReads(reads: Read[], closed: Span[], away: Span[], troubles: Trouble[]): Row[] {
  const { whole, behind, closed: shut } = reckonReads(reads, closed, [...away, ...troubles])
  const closing = troubles.filter(({ closes }) => closes)
  const unexplained = closed.filter((span) => !closing.some((trouble) => overlap(trouble, span)))
  const failed = whole.filter(isFailed)
  const unanswered = behind.filter(isUnanswered)
  return [
    reported('reads while everything was well', answersOf(whole)),
    atMost('… without a good answer', failed.length, 0),
    ...examplesOf(failed, troubles),
    reported('reads while something behind the edge was away', answersOf(behind)),
    atMost('… without any answer', unanswered.length, 0),
    ...examplesOf(unanswered, troubles),
    reported('reads while the edge was away', answersOf(shut)),
    atMost('times that the edge was away without a kill', unexplained.length, 0),
    reported('longest that the edge was away', `${(longestOf(closed) / 1000).toFixed(1)} s`),
    reported('longest until everything was whole again', `${(longestOf(away) / 1000).toFixed(1)} s`),
  ]
}

function answersOf(reads: Read[]): string {
  const groups = Map.groupBy(reads, ({ status }) => String(status ?? 'no answer'))
  return summaryOf(new Map([...groups].map(([word, { length }]) => [word, length])))
}

function examplesOf(reads: Read[], troubles: Trouble[]): Row[] {
  return reads.slice(0, 5).map(({ path, status, from, to }) => {
    const last = troubles.findLast((trouble) => trouble.from <= from)
    const since = last ? `${from - last.from} ms after ${last.what} began` : 'before any trouble'
    return reported('such an answer', `${status ?? 'none'} ${path} within ${to - from} ms, ${since}`)
  })
}

function longestOf(spans: Span[]): number {
  return Math.max(0, ...spans.map(({ from, to }) => to - from))
}
