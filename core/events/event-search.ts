import type { BriefEvent } from './event.ts'
import type { MonthCount } from './figures.ts'
import { foldedText, withoutHebrewPrefix } from '../text/spelling.ts'
import { fillers, knownMeanings, longestName, type Meaning } from './search-words.ts'

/** How many events are counted at most on either side of today: this many stand for these and more. */
export const mostCounted = 200

/** Events on one side of today: how many of them count (`core/events/event.ts`), and the first of all. */
export type FoundEvents = { total: number; events: BriefEvent[] }

/** What a search over all dates finds. */
export type EventSearch = {
  /** Words that were taken as a type, a place or a time. */
  understood: Understood[]
  /** The search in the spelling that finds something, where its own does not. */
  corrected: string | null
  /** What runs today and after, by its first day. */
  ahead: FoundEvents
  /** What is over, the latest first. */
  earlier: FoundEvents
  /** Where there would be something, if nothing is found; else null. */
  elsewhere: SearchAlternatives | null
}

/** Searches near one that finds nothing. Totals are of events that count, `mostCounted` at most. */
export type SearchAlternatives = {
  /** Another spelling that finds something. */
  suggestion: { q: string; total: number } | null
  /** The nearest months that have results for the rest of the search, without its month. */
  previous: MonthCount | null
  next: MonthCount | null
  /** The search without the month, to which another can be added. */
  withoutMonth: string
  /** How many there are without the filters that are set beside the search. */
  withoutFilters: number
}

/** Words of a search that mean a type, a place or a time. */
export type Understood = Meaning & {
  /** The words as they were written. */
  text: string
  /** The search without them. */
  rest: string
}

/** A search, read: what each part of it asks for. Texts are folded as `foldedText` does it. */
export type SearchQuery = {
  /** All of it, as one text. */
  whole: string
  understood: (Understood & { said: string })[]
  /** What means nothing but itself, each to be found somewhere in an event. */
  words: string[]
}

type Word = { word: string; piece: number; isLiteral: boolean }

const quoted = /(?<!\S)["“„]([^"“”„]+)["”](?!\S)|\S+/g
const year = /^20\d\d$/
/** `defcon2027`: a name, and the year that was meant. */
const withYearBehind = /(\p{L}{2})(20[1-4]\d)$/u

/**
 * Reads a search: `ctf israel december` asks for CTFs, in Israel, in any December. Names of several words count, Hebrew
 * ones also with the letters in front of them (`בחיפה`); what stands in quotation marks means only itself.
 */
export function readSearch(text: string): SearchQuery {
  const pieces = [...text.matchAll(quoted)]
  const words = pieces.flatMap(([raw, phrase], piece): Word[] => {
    if (phrase) return [{ word: foldedText(phrase), piece, isLiteral: true }]
    const written = monthInDigits(raw) ?? yearInShort(raw, piece) ?? foldedText(raw).replace(withYearBehind, '$1 $2')
    return written.split(' ').map((word) => ({ word, piece, isLiteral: false }))
  })
  const query: SearchQuery = { whole: foldedText(text), understood: [], words: [] }
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const found = meaningAt(words, at)
    const word = words[at]
    if (found) {
      const taken = new Set(words.slice(at, at + found.length).map(({ piece }) => piece))
      const written = (isTaken: boolean) =>
        pieces.flatMap(([raw], piece) => (taken.has(piece) === isTaken ? raw : [])).join(' ')
      query.understood.push({ ...found.meaning, said: found.said, text: written(true), rest: written(false) })
    } else if (word?.word) left.push(word.word)
    at += found?.length ?? 1
  }
  query.words = query.understood.length > 0 ? left.filter((word) => !fillers.has(word)) : left
  return query
}

/** The last two digits of a year behind a name: `ndss 27`, `botconf ’27`. */
function yearInShort(raw: string, piece: number): string | null {
  const [, digits] = piece > 0 ? (/^['’]?(2[4-9]|3\d)$/.exec(raw) ?? []) : []
  return digits ? `20${digits}` : null
}

type Found = { meaning: Meaning; said: string; length: number }

function meaningAt(words: Word[], at: number): Found | null {
  const ahead = words.slice(at, at + longestName)
  for (let length = ahead.length; length > 0; length -= 1) {
    const part = ahead.slice(0, length)
    if (part.some(({ isLiteral }) => isLiteral)) continue
    const found = meaningOf(part.map(({ word }) => word))
    if (found) return withYear({ ...found, length }, words, at)
  }
  return null
}

function meaningOf([first = '', ...more]: string[]): Omit<Found, 'length'> | null {
  const bare = withoutHebrewPrefix(first)
  for (const word of [first, ...(bare ? [bare] : [])]) {
    const said = [word, ...more].join(' ')
    const meaning = knownMeanings().get(said)
    if (meaning) return { meaning, said }
    if (year.test(said)) return { meaning: { kind: 'year', value: said }, said }
  }
  return null
}

/** A month with its year beside it is one of that year. */
function withYear(found: Found, words: Word[], at: number): Found {
  if (found.meaning.kind !== 'month') return found
  const next = words[at + found.length]?.word.replace(/^ב(?=20)/, '') ?? ''
  if (!year.test(next)) return found
  const meaning = { kind: 'month' as const, value: `${next}-${found.meaning.value}` }
  return { meaning, said: `${found.said} ${next}`, length: found.length + 1 }
}

/** `2026-12` and `12/2026`, as the month and the year in words. */
function monthInDigits(raw: string): string | null {
  const [, yearFirst, monthSecond] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(raw) ?? []
  const [, monthFirst, yearSecond] = /^(0?[1-9]|1[0-2])[/.](20\d\d)$/.exec(raw) ?? []
  const month = Number(monthSecond ?? monthFirst)
  if (!month) return null
  const name = [...knownMeanings()].find(([, { kind, value }]) => kind === 'month' && Number(value) === month)
  return name ? `${name[0]} ${yearFirst ?? yearSecond}` : null
}
