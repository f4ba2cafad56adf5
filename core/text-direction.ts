/** Hebrew letters, points and presentation forms. */
const hebrewLetter = /[\u05d0-\u05ea\u05ef-\u05f2\ufb1d-\ufb4f]/

/** Whether the text holds a Hebrew letter. */
export function hasHebrew(text: string): boolean {
  return hebrewLetter.test(text)
}

/** Whether more of the text's letters are Hebrew than Latin, as in a Hebrew text that names things in English. */
export function isMostlyHebrew(text: string): boolean {
  const hebrew = text.match(/[\u05d0-\u05ea]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return hebrew > latin
}

/**
 * The direction to set on a visitor's text: that of most of its letters. The browser's own `dir="auto"` goes by the
 * first letter, and would turn a Hebrew title that begins with "CTF"; one Hebrew name in an English text turns nothing.
 */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return isMostlyHebrew(text) ? 'rtl' : 'ltr'
}
