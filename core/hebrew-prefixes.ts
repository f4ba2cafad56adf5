/** The letters that Hebrew writes in front of a word as one with it: in, the, to, from, and, that, as. */
const prefix = /^(?:[ושכ]?[בלמה]|[ושכ]ה?|[בלכ]ש)(?=[\u05d0-\u05ea]{2})/

/** The word without the Hebrew letters that may stand in front of it; null where none do. */
export function withoutHebrewPrefix(word: string): string | null {
  const bare = word.replace(prefix, '')
  return bare === word ? null : bare
}
