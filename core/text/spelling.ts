/** Points and accents, which searchers leave out. */
const points = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
/** What joins the letters on either side of it: an apostrophe, geresh and gershayim. */
const joining = /["'`\u00b4\u05f3\u05f4\u2018\u2019\u201c\u201d]/g
/** What parts words: white space, punctuation and signs, the maqaf among them. */
const parting = /[\s!-/:-@[-`{-~\u0080-\u00bf\u05be\u2000-\u206f\u3000-\u303f]+/g

/**
 * A text as it is looked for: small letters, without points, accents and quotation marks, words parted by one space, none
 * at the ends. Empty where nothing is left. `folded_text` of the database does the same.
 */
export function foldedText(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(points, '').replace(joining, '').replace(parting, ' ').trim()
}

/** The letters that Hebrew writes in front of a word as one with it: in, the, to, from, and, that, as. */
const prefix = /^(?:[ושכ]?[בלמה]|[ושכ]ה?|[בלכ]ש)(?=[\u05d0-\u05ea]{2})/

/** The word without the Hebrew letters that may stand in front of it; null where none do. */
export function withoutHebrewPrefix(word: string): string | null {
  const bare = word.replace(prefix, '')
  return bare === word ? null : bare
}

/**
 * How many letters have to be put in, left out, changed or exchanged with their neighbour to make one word of the other
 * (optimal string alignment); more than `most` counts as Infinity.
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > most + 1) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = current
  }
  const apart = last[other.length] ?? Number.POSITIVE_INFINITY
  return apart <= most ? apart : Number.POSITIVE_INFINITY
}

/** How many typos (`lettersApart`) a word may have and still match: none below 4 letters, 1 below 8, else 2. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
