import { foldedText } from '@cyberluach/core/folded-text'
import { withoutHebrewPrefix } from '@cyberluach/core/hebrew-prefixes'
import type { SearchQuery } from '@cyberluach/core/search-query'
import { knownMeanings } from '@cyberluach/core/search-words'
import { forgivenLetters, lettersApart } from '@cyberluach/core/spelling'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'

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
export async function correctedSearch(
  text: string,
  { words }: SearchQuery,
  slack = 0,
): Promise<string | null> {
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
  return words.some((word) => right.has(word))
    ? words.map((word) => right.get(word) ?? word).join(' ')
    : piece
}

/** Of one or two letters nothing is known without looking at every text; they are no misspelling of anything either. */
async function wordsOfNoEvent(client: PoolClient, all: string[]): Promise<string[]> {
  const words = all.filter(({ length }) => length > 2)
  if (words.length === 0) return []
  const found = words.map(
    (_, index) => `exists (select from event_search where everything like $${index + 1})`,
  )
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
  const most = forgivenLetters(word)
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
