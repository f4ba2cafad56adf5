import { cleanLine } from '@cyberluach/core/text/text-hygiene'

/** Longest part of a title that a heading shows, in characters. */
const longest = 120

/** A title out of an address, for a heading: without control and bidi characters, and cut where it goes on and on. */
export function shownTitle(given: string | null): string {
  const characters = [...cleanLine(given ?? '')]
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest).join('').trimEnd()}…`
}
