/** Longest excerpt of a post, in characters. */
export const longestExcerpt = 200

/**
 * What a list shows of a text: white space made single, cut at a word's end with an ellipsis where it is longer than
 * `limit` characters. Empty for a text with nothing to read.
 */
export function excerptOf(text: string, limit = longestExcerpt): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), limit)
}

/** The text, cut at a word's end where there is one near, with an ellipsis, if it has more than `limit` characters. */
export function shortened(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const cut = characters.slice(0, limit - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > cut.length * 0.6 ? lastSpace : undefined).trimEnd()}…`
}

/** Words that most people read in a minute, in English as in Hebrew. */
const wordsPerMinute = 200

/** Minutes that a text takes to read, rounded up; 1 for the shortest. A word is what stands between white space. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
