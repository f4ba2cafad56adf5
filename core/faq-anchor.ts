import { slugOf } from './slug.ts'

/** What names a group of questions in its page's address: its English title's slug, else the start of its id. */
export function faqAnchor(title: string | null, id: string): string {
  return title && /[a-z]/i.test(title) ? slugOf(title, id.slice(0, 8)) : `group-${id.slice(0, 8)}`
}
