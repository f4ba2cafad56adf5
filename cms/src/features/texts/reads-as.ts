import { normalized } from '@cyberluach/core/text-hygiene'

/**
 * Whether somebody who looks for these words, as they were read on the site, may mean this text: whatever the marks,
 * dashes and points are, and with a value where the text has a placeholder.
 */
export function readsAs(text: string, asked: string): boolean {
  const [known, words] = [folded(text), folded(asked)]
  if (words === '') return false
  if (words.split(' ').every((word) => known.includes(word))) return true
  return placeholder.test(known) && (isFilledIn(known, words) || isWithoutNumbers(known, words))
}

const placeholder = /\{\w+\}/

/** Fewer letters say too little: every number reads as "{n}". */
const fewestLetters = 4

/** The whole text, with something in each of its places. */
function isFilledIn(known: string, words: string): boolean {
  const parts = known.split(/\{\w+\}/)
  if (parts.join('').replace(/[^\p{L}]/gu, '').length < fewestLetters) return false
  return new RegExp(parts.map(literal).join('.{1,200}?')).test(words)
}

const literal = (part: string) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A part of the text: what is not a word may be a value. */
function isWithoutNumbers(known: string, words: string): boolean {
  const said = words.split(' ').filter((word) => /\p{L}/u.test(word))
  return said.length > 0 && said.every((word) => known.includes(word))
}

function folded(text: string): string {
  return normalized(text, 'NFC')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[’‘‛′׳`]/g, "'")
    .replace(/[“”„″״]/g, '"')
    .replace(/[‐-―־]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
