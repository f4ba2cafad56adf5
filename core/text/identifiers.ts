/** Longest slug, in characters. */
export const longestSlug = 120

/**
 * The slug of a title (product specification, section 5): lower case, runs of characters other than a-z and 0-9 become
 * a dash, none at the ends. A title without a Latin letter, of which nothing to read would be left, gets `post-` and
 * the short id.
 */
export function slugOf(title: string, shortId: string): string {
  const slug = shortened(title.toLowerCase().replace(/[^a-z0-9]+/g, '-'), longestSlug)
  return /[a-z]/.test(slug) ? slug : `post-${shortId}`
}

/** The slug itself, or with the first number from 2 on with which it is not among the taken ones. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const candidate = `${shortened(slug, longestSlug - ending.length)}${ending}`
    if (!taken.has(candidate)) return candidate
  }
}

function shortened(slug: string, most: number): string {
  return slug.replace(/^-+/, '').slice(0, most).replace(/-+$/, '')
}

/** What names a group of questions in its page's address: its English title's slug, else the start of its id. */
export function faqAnchor(title: string | null, id: string): string {
  return title && /[a-z]/i.test(title) ? slugOf(title, id.slice(0, 8)) : `group-${id.slice(0, 8)}`
}

/** Whether the text is the id of a record, as the tables and the addresses have it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
