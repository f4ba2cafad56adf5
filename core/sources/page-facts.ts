import { fetchFailures } from './sources.ts'

/** What an event's own page tells of it. A text waits for an admin; of an image only the address is noted. */
export const pageFields = ['venue', 'hours', 'price', 'text', 'image'] as const

/** A fact that is read from an event's own page. */
export type PageField = (typeof pageFields)[number]

/** What became of a fact: `noted` ones are shown to the team alone. */
export const pageFactStates = ['filled', 'noted', 'waiting', 'refused', 'undone'] as const

/** The state as it is stored with a fact. */
export type PageFactState = (typeof pageFactStates)[number]

/** The most characters of a page's text that are quoted. */
export const longestQuote = 300

/** Why nothing of a page was believed. */
export const pageRefusals = [
  ...fetchFailures,
  /** It says nothing of an event for machines, or needs scripts to. */
  'nothingReadable',
  /** It belongs to somebody else by now: its title and the event's name share nothing. */
  'otherOwner',
  'otherName',
  'otherDays',
  'otherPlace',
  /** Several of its events may be this one. */
  'several',
  /** It says that the event is cancelled, put off or moved. */
  'otherState',
  /** It leads to another host. */
  'elsewhere',
] as const

/** The reason that is counted in a run and stored with a page. */
export type PageRefusal = (typeof pageRefusals)[number]

/** Hosts whose pages are never read, since their terms or wishes forbid it (docs/data-sources.md); those below them as well. */
export const forbiddenHosts = `
  meetup.com eventbrite.com eventbrite.co.uk eventbrite.de linkedin.com facebook.com fb.com fb.me
  ctftime.org x.com twitter.com
`
  .trim()
  .split(/\s+/)

/** Whether the pages of a host, in lower case, are never read. */
export function isForbiddenHost(host: string): boolean {
  return forbiddenHosts.some((one) => host === one || host.endsWith(`.${one}`))
}
