import { toldOf } from '../attack/withstand.ts'
import { judged, told, type Row } from '../support/row.ts'
import { isFailed, isUnanswered, reckonReads, type Read } from './read-reckoning.ts'
import { overlap, type Span, type Trouble } from './trouble.ts'

/** What readers met, by what they were promised, while the edge or what is behind it was away in these spans. */
export function rowsOfReads(reads: Read[], closed: Span[], away: Span[], troubles: Trouble[]): Row[] {
  const { whole, behind, closed: shut } = reckonReads(reads, closed, [...away, ...troubles])
  const closing = troubles.filter(({ closes }) => closes)
  const unexplained = closed.filter((span) => !closing.some((trouble) => overlap(trouble, span)))
  const failed = whole.filter(isFailed)
  const unanswered = behind.filter(isUnanswered)
  return [
    told('reads while everything was well', answersOf(whole)),
    judged('… without a good answer', failed.length, '<=', 0, ''),
    ...examplesOf(failed, troubles),
    told('reads while something behind the edge was away', answersOf(behind)),
    judged('… without any answer', unanswered.length, '<=', 0, ''),
    ...examplesOf(unanswered, troubles),
    told('reads while the edge was away', answersOf(shut)),
    judged('times that the edge was away without a kill', unexplained.length, '<=', 0, ''),
    told('longest that the edge was away', `${(longestOf(closed) / 1000).toFixed(1)} s`),
    told('longest until everything was whole again', `${(longestOf(away) / 1000).toFixed(1)} s`),
  ]
}

function answersOf(reads: Read[]): string {
  const groups = Map.groupBy(reads, ({ status }) => String(status ?? 'no answer'))
  return toldOf(new Map([...groups].map(([word, { length }]) => [word, length])))
}

function examplesOf(reads: Read[], troubles: Trouble[]): Row[] {
  return reads.slice(0, 5).map(({ path, status, from, to }) => {
    const last = troubles.findLast((trouble) => trouble.from <= from)
    const since = last ? `${from - last.from} ms after ${last.what} began` : 'before any trouble'
    return told('such an answer', `${status ?? 'none'} ${path} within ${to - from} ms, ${since}`)
  })
}

function longestOf(spans: Span[]): number {
  return Math.max(0, ...spans.map(({ from, to }) => to - from))
}
