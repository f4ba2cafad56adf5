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

/** How many letters of a word may be wrong for it to be forgiven: short words have too many neighbours. */
export function forgivenLetters(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
