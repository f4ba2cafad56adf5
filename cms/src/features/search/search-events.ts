import { monthOf, type MonthKey, type DayKey } from '@cyberluach/core/dates/day-key'
import { byStart, latestFirst } from '@cyberluach/core/events/event-timing'
import {
  type SearchAlternatives,
  type EventSearch,
  type FoundEvents,
  mostCounted,
  type Understood,
  readSearch,
  type SearchQuery,
} from '@cyberluach/core/events/event-search'
import type { MonthCount } from '@cyberluach/core/events/figures'
import type { Pool, PoolClient } from 'pg'
import { eventTables, briefColumns, briefOf, type BriefRow, type EventRow, isCounted } from '../events/rows.ts'
import { foldedText, withoutHebrewPrefix, allowedTypos, lettersApart } from '@cyberluach/core/text/spelling'
import type { Conditions } from '../../platform/database/conditions.ts'
import { isNamedBy, searchConditions } from './search-conditions.ts'
import { knownNames, namedOtherwise, type TypedName } from '@cyberluach/core/events/typed-names'
import { knownMeanings } from '@cyberluach/core/events/search-words'
import { inTransaction } from '../../platform/database/transaction.ts'

type Options = Narrowing & {
  /** The same without what the visitor has set beside the search. */
  unfiltered: Narrowing['filter']
  timeZone: string
  /** The most events on either side of today. */
  limit: number
}

/** Searches over all dates; where nothing is found, in another spelling, and then for where there would be something. */
export async function searchEvents(pool: Pool, text: string, options: Options): Promise<EventSearch> {
  const written = await findEvents(pool, text, options, await typedNames(pool))
  const corrected = written.total === 0 ? await correctedSearch(text, written.query) : null
  const inOther = corrected ? await findEvents(pool, corrected, options) : null
  const hits = inOther && inOther.total > 0 ? inOther : written
  const [ahead, earlier] = await eventsOf(pool, hits, options)
  return {
    understood: hits.query.understood.map(withoutSaid),
    corrected: hits === inOther ? corrected : null,
    ahead,
    earlier,
    elsewhere: hits.total === 0 ? await lookElsewhere(pool, corrected ?? text, inOther ?? written, options) : null,
  }
}

function withoutSaid({ kind, value, text, rest }: Hits['query']['understood'][number]): Understood {
  return { kind, value, text, rest } as Understood
}

type LinkedRow = BriefRow & Pick<EventRow, 'slug'>

async function eventsOf(
  pool: Pool,
  { ahead, earlier }: Hits,
  { limit, timeZone }: Options,
): Promise<[FoundEvents, FoundEvents]> {
  const shown = [ahead.slice(0, limit), earlier.slice(0, limit)] as const
  const ids = shown.flat().map(({ id }) => id)
  const { rows } =
    ids.length > 0
      ? await pool.query<LinkedRow>(`select ${briefColumns} from ${eventTables} where e.id = any($1::uuid[])`, [ids])
      : { rows: [] }
  const byId = new Map(rows.map((row) => [row.id, row]))
  const eventsIn = (part: Hit[]) =>
    part.flatMap(({ id }) => {
      const row = byId.get(id)
      return row ? [briefOf(row, timeZone)] : []
    })
  return [
    { total: countOf(ahead), events: namedFirst(shown[0], byStart(eventsIn(shown[0]))) },
    { total: countOf(earlier), events: namedFirst(shown[1], latestFirst(eventsIn(shown[1]))) },
  ]
}

/** In their order, those first whose names hold what was looked for: of others a text or a place does. */
function namedFirst<Event extends { id: string }>(hits: readonly Hit[], events: readonly Event[]): Event[] {
  const named = new Set(hits.flatMap(({ id, isNamed }) => (isNamed ? id : [])))
  return [...events.filter(({ id }) => named.has(id)), ...events.filter(({ id }) => !named.has(id))]
}

/** What people type for names: as it comes with the product, and as editors wrote it. */
async function typedNames(pool: Pool): Promise<TypedName[]> {
  const { rows } = await pool.query<TypedName>('select typed, means from search_names')
  return [...rows, ...knownNames()]
}

/** Another spelling, other months, and what the filters leave out. */
async function lookElsewhere(pool: Pool, text: string, hits: Hits, options: Options): Promise<SearchAlternatives> {
  const { today, filter, unfiltered } = options
  const guess = await correctedSearch(text, hits.query, 1)
  const guessed = guess ? await findEvents(pool, guess, options) : null
  const month = hits.query.understood.find(({ kind }) => kind === 'month')
  const nearest = month?.rest ? await findEvents(pool, month.rest, options) : null
  const requested = month && requestedMonth(month.value, monthOf(today))
  const isFiltered = filter.values.length > unfiltered.values.length
  const without = isFiltered ? await findEvents(pool, text, { today, filter: unfiltered }) : null
  return {
    suggestion: guess && guessed && guessed.total > 0 ? { q: guess, total: totalOf(guessed) } : null,
    ...(nearest && requested ? nearestTo(requested, nearest) : { previous: null, next: null }),
    withoutMonth: month?.rest ?? '',
    withoutFilters: without ? totalOf(without) : 0,
  }
}

function totalOf({ ahead, earlier }: Hits): number {
  return countOf([...ahead, ...earlier])
}

/** A month of no year is the next of its name. */
function requestedMonth(value: string, now: MonthKey): MonthKey {
  if (value.length > 2) return value
  const year = Number(now.slice(0, 4))
  return `${value < now.slice(5) ? year + 1 : year}-${value}`
}

function nearestTo(month: MonthKey, { ahead, earlier }: Hits): Pick<SearchAlternatives, 'previous' | 'next'> {
  const counts = new Map<MonthKey, number>()
  for (const { day, isCounted } of [...ahead, ...earlier])
    if (isCounted) counts.set(monthOf(day), (counts.get(monthOf(day)) ?? 0) + 1)
  const months = [...counts].map(([key, count]): MonthCount => ({ month: key, count }))
  const inOrder = months.sort((one, other) => one.month.localeCompare(other.month))
  return {
    previous: inOrder.findLast((one) => one.month < month) ?? null,
    next: inOrder.find((one) => one.month > month) ?? null,
  }
}

/** What narrows a search: conditions on a row `e` of `events`, and the day that counts as today. */
type Narrowing = { today: DayKey; filter: Conditions }

/** An event that was found, with its days, whether it counts, and whether its name is what was looked for. */
type Hit = { id: string; day: DayKey; lastDay: DayKey; isCounted: boolean; isNamed: boolean }

/** What was found: each side of today in its order, of many the nearest. */
type Hits = { query: SearchQuery; ahead: Hit[]; earlier: Hit[]; total: number }

/** So many that those which do not count hide none that does. */
const mostRead = mostCounted + 60

/** How many of the events that were found count, `mostCounted` at most. */
export function countOf(hits: readonly Hit[]): number {
  return Math.min(hits.filter((hit) => hit.isCounted).length, mostCounted)
}

/** Finds what a text asks for. Each side is read by the days on which events end, and no further than it is counted. */
async function findEvents(
  pool: Pool,
  text: string,
  { today, filter }: Narrowing,
  names: readonly TypedName[] = [],
): Promise<Hits> {
  const query = readSearch(text)
  const otherwise = namedOtherwise(text, names)
  const queries = [query, ...(otherwise ? [readSearch(otherwise)] : [])]
  if (!foldedText(text)) return { query, ahead: [], earlier: [], total: 0 }
  const values = [...filter.values]
  const bind = (value: unknown) => `$${values.push(value)}`
  const isFiltered = filter.values.length > 0
  const also = isFiltered ? `and exists (select from events e where e.id = s.event_id and ${filter.where})` : ''
  const day = bind(today)
  const conditions = queries.flatMap((one) => searchConditions(one, bind))
  const halves = [['>=', 'asc'] as const, ['<', 'desc'] as const].flatMap(([sense, order]) =>
    conditions.map(
      (condition) =>
        `(select s.event_id as id, s.start_day as day, s.end_day as "lastDay" from event_search s
          where s.end_day ${sense} ${day} and ${condition} ${also}
          order by s.end_day ${order} limit ${mostRead})`,
    ),
  )
  const { rows } = await pool.query<Hit>(
    `select hit.*, ${isCounted} as "isCounted", (${queries.map((one) => isNamedBy(one, bind)).join(' or ')}) as "isNamed"
     from (${halves.join(' union ')}) hit join events e using (id) join event_search s on s.event_id = hit.id`,
    values,
  )
  const ahead = rows.filter(({ lastDay }) => lastDay >= today).sort((one, other) => by('lastDay', one, other))
  const earlier = rows.filter(({ lastDay }) => lastDay < today).sort((one, other) => by('lastDay', other, one))
  return {
    query,
    ahead: ahead.slice(0, mostRead).sort((one, other) => by('day', one, other)),
    earlier: earlier.slice(0, mostRead).sort((one, other) => by('day', other, one)),
    total: rows.length,
  }
}

function by(key: 'day' | 'lastDay', one: Hit, other: Hit): number {
  return one[key] < other[key] ? -1 : Number(one[key] > other[key])
}

/** How much a word has in common with one that is a swapped letter away: few of its runs of three letters. */
const leastAlike = 0.15
const mostCandidates = 40
/** The fewest letters of a word that is still being written. */
const shortestBeginning = 3

/**
 * The search with each word that no event has in a spelling that one has, or that means something: without the letters
 * that Hebrew puts in front, finished where it is a beginning, or with the wrong letters put right, `slack` more of them
 * than are forgiven by themselves. Where events have all of them, the last may be the beginning of what means something.
 * Null where a word has no such spelling, or none needs one.
 */
async function correctedSearch(text: string, { words }: SearchQuery, slack = 0): Promise<string | null> {
  if (words.length === 0) return null
  return inTransaction(async (client) => {
    const unknown = await wordsOfNoEvent(client, words)
    const right = new Map<string, string>()
    for (const word of unknown) {
      const spelling = await nearestSpelling(client, word, slack)
      if (!spelling) return null
      right.set(word, spelling)
    }
    const last = words.at(-1) ?? ''
    const finished = unknown.length === 0 && meaningBegunBy(last)
    if (finished) right.set(last, finished)
    const pieces = text.split(/\s+/).map((piece) => correctedPiece(piece, right))
    const corrected = pieces.join(' ').trim()
    return foldedText(corrected) === foldedText(text) ? null : corrected
  })
}

/** A piece between spaces may be several words: `tel-avvi`. */
function correctedPiece(piece: string, right: Map<string, string>): string {
  const words = foldedText(piece).split(' ')
  return words.some((word) => right.has(word)) ? words.map((word) => right.get(word) ?? word).join(' ') : piece
}

/** Of one or two letters nothing is known without looking at every text; they are no misspelling of anything either. */
async function wordsOfNoEvent(client: PoolClient, all: string[]): Promise<string[]> {
  const words = all.filter(({ length }) => length > 2)
  if (words.length === 0) return []
  const found = words.map((_, index) => `exists (select from event_search where everything like $${index + 1})`)
  const { rows } = await client.query<{ found: boolean[] }>(
    `select array[${found.join(', ')}] as found`,
    words.map((word) => `%${word}%`),
  )
  return words.filter((_, index) => !rows[0]?.found[index])
}

async function nearestSpelling(client: PoolClient, word: string, slack: number): Promise<string | null> {
  const bare = withoutHebrewPrefix(word)
  if (bare && (await wordsOfNoEvent(client, [bare])).length === 0) return bare
  const begun = meaningBegunBy(word)
  if (begun) return begun
  const most = allowedTypos(word)
  if (most === 0) return null
  const known = [...knownMeanings().keys(), ...(await wordsLike(client, word))]
  const near = [word, ...(bare ? [bare] : [])].flatMap((spelling) =>
    known.map((candidate) => ({ candidate, apart: lettersApart(spelling, candidate, most + slack) })),
  )
  const best = near.reduce((nearest, one) => (one.apart < nearest.apart ? one : nearest), {
    candidate: '',
    apart: Number.POSITIVE_INFINITY,
  })
  return best.candidate || null
}

function meaningBegunBy(word: string): string | undefined {
  if (word.length < shortestBeginning) return undefined
  return [...knownMeanings().keys()].find((name) => name.startsWith(word))
}

async function wordsLike(client: PoolClient, word: string): Promise<string[]> {
  await client.query(
    `select set_config('pg_trgm.similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
    [String(leastAlike)],
  )
  const { rows } = await client.query<{ word: string }>(
    `select word from search_words where word % $1 and length(word) between $2 and $3
     order by similarity(word, $1) desc limit ${mostCandidates}`,
    [word, word.length - 3, word.length + 3],
  )
  return rows.map((row) => row.word)
}

/** Forgets the words of names that no event has any more, in one pass over all events. */
export async function removeUnusedWords(pool: Pool): Promise<void> {
  await pool.query(
    `with used as materialized (
       select distinct word from event_search s, searched_words(left(s.everything, strpos(s.everything, '||') - 1)) as words(word)
     )
     delete from search_words kept where not exists (select from used where used.word = kept.word)`,
  )
}
