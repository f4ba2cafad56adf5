/** C0 and C1 controls other than tab and line feed, and the embedding, override and isolate controls of bidi text. */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/**
 * The text as it is stored: Unicode NFC, lines ended by a line feed, without control characters and without the
 * bidi controls that can make a title read as another. Does not trim.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unwanted, '')
    .normalize('NFC')
}

/** `cleanText` for a field of one line: every run of white space is one space, none at the ends. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Whether there is anything to see: zero-width and filler characters alone are an empty line to whoever reads it. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ''))
}

/** Whether the text holds what no database column or JSON reader can carry: NUL or half of a surrogate pair. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed()
}
