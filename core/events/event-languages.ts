/**
 * The languages that an event can be said to be held in, by their codes in ISO 639-1: those of the site first, the others
 * by how often events are held in them.
 */
export const eventLanguages =
  'en he ar ru fr de es it pt nl pl cs uk ro hu el tr sv da nb fi et lv lt hr sr sl sk bg ka am fa hi ja ko zh vi th id'.split(
    ' ',
  )

const mostLanguages = 5

const olderCodes: Readonly<Record<string, string>> = { iw: 'he', no: 'nb', nn: 'nb' }

/**
 * The languages of an event as they are stored: codes between commas in the order of `eventLanguages`, each once
 * (`en,he`). They may be given as tags (`en-GB`), in any case. Null where none of them is known, or more than five are.
 */
export function languagesText(tags: readonly string[]): string | null {
  const codes = new Set(tags.map(codeOf))
  const known = eventLanguages.filter((code) => codes.has(code))
  return known.length > 0 && known.length <= mostLanguages ? known.join(',') : null
}

/** Whether a text is what `languagesText` makes. */
export function isLanguagesText(text: string): boolean {
  return languagesText(text.split(',')) === text
}

function codeOf(tag: string): string {
  const [code = ''] = tag.trim().toLowerCase().split(/[-_]/)
  return olderCodes[code] ?? code
}
