/**
 * Whether a text holds one of the characters more often than `most`: then it is no list that is worth its time and its
 * memory, of which a few bytes can cost a thousand times as much once they are read.
 */
export function isOvergrown(text: string, characters: readonly string[], most: number): boolean {
  let left = most
  for (const character of characters) {
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
      left -= 1
      if (left < 0) return true
    }
  }
  return false
}
