/** Hebrew letters, points and presentation forms. */
const hebrewLetter = /[\u05d0-\u05ea\u05ef-\u05f2\ufb1d-\ufb4f]/

/** Whether the text holds a Hebrew letter. */
export function hasHebrew(text: string): boolean {
  return hebrewLetter.test(text)
}

/** Whether more of the text's letters are Hebrew than Latin, as in a Hebrew text that names things in English. */
export function isMostlyHebrew(text: string): boolean {
  return text.split(/[\u05d0-\u05ea]/).length > text.split(/[a-z]/i).length
}

/** Addresses of pages and people: Latin in a text of any language. */
const addresses = /(?:https?:\/\/|www\.)\S+|\S+@\S+/g

/**
 * The direction to set on a visitor's text: that of most of its letters, addresses apart. The browser's own `dir="auto"`
 * goes by the first letter, and would turn a Hebrew title that begins with "CTF"; one Hebrew name in an English text
 * turns nothing, unless the text was written as the Hebrew one (`lang`): then it reads as one, however many names in it
 * are Latin. A text that begins with a mark of its direction says it itself.
 */
export function directionOf(text: string, lang?: string): 'rtl' | 'ltr' {
  if (/^[\u200e\u200f]/.test(text)) return text.startsWith('\u200f') ? 'rtl' : 'ltr'
  const isRead = lang === 'he' ? hasHebrew : isMostlyHebrew
  return isRead(text.replaceAll(addresses, '')) ? 'rtl' : 'ltr'
}

/** The direction in which texts of strangers follow one another: that of their page, unless none has its letters. */
export function directionOfRow(page: 'rtl' | 'ltr', texts: readonly string[]): 'rtl' | 'ltr' {
  return (page === 'rtl' ? texts.some(hasHebrew) : texts.every(hasHebrew)) ? 'rtl' : 'ltr'
}
