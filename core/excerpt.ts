import { shortened } from './shortened.ts'

/** Longest excerpt of a post, in characters. */
export const longestExcerpt = 200

/**
 * What a list shows of a text: white space made single, cut at a word's end with an ellipsis where it is longer than
 * `limit` characters. Empty for a text with nothing to read.
 */
export function excerptOf(text: string, limit = longestExcerpt): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), limit)
}
