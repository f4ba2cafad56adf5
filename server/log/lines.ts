import { stripVTControlCharacters } from 'node:util'

/** A line that is longer is no line for people; its beginning says what it is. */
const longestLine = 4000

/**
 * Cuts what arrives into lines, each without what would move a terminal's cursor, colour it, name its window or turn the
 * direction of what follows: a visitor's own words may stand in a line, and they end up in the operator's terminal.
 */
export function createLines(take: (line: string) => void) {
  let begun = ''
  let isCut = false

  return {
    push(text: string): void {
      const parts = text.split('\n')
      for (const [index, part] of parts.entries()) {
        begin(part)
        if (index < parts.length - 1) finish()
      }
    },
    /** The last line, which nothing ended. */
    end(): void {
      if (begun !== '') finish()
    },
  }

  function begin(part: string): void {
    const room = longestLine - begun.length
    isCut ||= part.length > room
    begun += part.slice(0, room)
  }

  function finish(): void {
    take(plainLine(begun) + (isCut ? ' …' : ''))
    begun = ''
    isCut = false
  }
}

/** A line without control characters but the tab, also those of direction and those that some programs end lines at. */
export function plainLine(line: string): string {
  return stripVTControlCharacters(line).replace(/(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
}
