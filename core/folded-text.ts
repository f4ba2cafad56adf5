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
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(points, '')
    .replace(joining, '')
    .replace(parting, ' ')
    .trim()
}
