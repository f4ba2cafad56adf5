/**
 * The path of an event's own page, without a language. `slug` is what its page is called now; a name that it had before,
 * or its id, leads there as well.
 */
export function eventPath(slug: string): string {
  return `/event/${slug}`
}
