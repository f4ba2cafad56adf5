/** C0 and C1 controls other than tab and line feed, and the embedding, override and isolate controls of bidi text. */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/**
 * The text as it is stored: Unicode NFC, lines ended by a line feed, without control characters and without the
 * bidi controls that can make a title read as another, 30 marks at most on one letter. Does not trim.
 */
export function cleanText(text: string): string {
  return normalized(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unwanted, ''), 'NFC')
}

/**
 * `normalize` in time linear to the length: its own grows with the square of the marks on one letter, of which 30 are
 * kept, as in the Stream-Safe Text Format of Unicode (UAX #15, 13).
 */
export function normalized(text: string, form: 'NFC' | 'NFKD'): string {
  // Again afterwards, since some marks are written as two.
  return withFewMarks(withFewMarks(text).normalize(form))
}

/**
 * Whether a text is to be rejected before it is cleaned: more than four UTF-16 units for each of `limit` code points.
 * What cleaning takes away of a text that people write is less.
 */
export function isFarTooLong(text: string, limit: number): boolean {
  return text.length > 4 * limit
}

/** `cleanText` for a field of one line: every run of white space is one space, none at the ends. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

function withFewMarks(text: string): string {
  return text.replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1')
}

/** Whether there is anything to see: zero-width and filler characters alone are an empty line to whoever reads it. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ''))
}

/** Whether the text holds what no database column or JSON reader can carry: NUL or half of a surrogate pair. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed()
}

/** How many different characters there are. */
export function distinctCharacters(text: string): number {
  return new Set(text).size
}

/** Whether it is one piece over and over, the last time perhaps not whole: `aaaa`, `abcabcab`. */
export function repeatsItself(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return true
  return false
}
