import { normalized } from '@cyberluach/core/text/text-hygiene'
import { cityAliases, franchises, unsaying } from './name-words.ts'

/** A name as it is compared: what it is one of (`franchises`), and the words that tell it from the others. */
export type Name = { franchises: string[]; words: string[]; year: string | null; script: 'latin' | 'hebrew' }

/** Points and accents of both scripts. */
const points = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
/** Stand between letters of one word: apostrophes, geresh and gershayim. */
const joining = /["'`\u00b4\u05f3\u05f4\u2018\u2019\u201c\u201d]/g
const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * The letters and digits of a name in one spelling: small, without points, accents and punctuation, final letters of Hebrew
 * as any other, words parted by one space. The maqaf parts words as a hyphen does.
 */
export function foldedName(name: string): string {
  return normalized(name, 'NFKD')
    .toLowerCase()
    .replace(points, '')
    .replace(joining, '')
    .replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads a name; `places` are what is known of where it is, which tells nothing that the place does not tell. */
export function readName(name: string): Name {
  let text = ` ${foldedName(name)} `
  const found: string[] = []
  for (const { name: franchise, pattern } of franchises) {
    const without = text.replace(pattern, ' ')
    if (without !== text) found.push(franchise)
    text = without
  }
  const years = text.match(/ (?:19|20)\d\d(?= )/g)?.map((year) => year.trim()) ?? []
  const words = text
    .split(' ')
    .filter((word) => word && !unsaying.has(word) && !/^(19|20)\d\d$|^\d+(st|nd|rd|th)$/.test(word))
    .flatMap((word) => (found.length > 0 ? (cityAliases[word] ?? word).split(' ') : [word]))
  return {
    franchises: found,
    words,
    year: years.length === 1 ? (years[0] ?? null) : null,
    script: /[\u05d0-\u05ea]/.test(text) ? 'hebrew' : 'latin',
  }
}
