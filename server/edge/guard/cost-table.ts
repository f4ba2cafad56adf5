import { builtLoginPath } from '@cyberluach/core/sign-in/session'

/** In pages, beside what is limited by its number; 0 where a call costs a few milliseconds. */
export type Cost = number | ((query: URLSearchParams) => number)

/** As the API's own: how many events a list may have. */
const mostEvents = 5000
/** A list of fewer costs as much as any call. */
const longFrom = 100
const perHundredEvents = 0.3

/** Before it is known how many events there are. */
const longList = 1

/** What a list of so many events costs, in pages. */
export function costOfEvents(count: number): number {
  return count < longFrom ? 0 : Math.max(longList, (count / 100) * perHundredEvents)
}

/** How many a list may have. */
export function eventsRequested(query: URLSearchParams): number {
  return limitOf(query, mostEvents, mostEvents)
}

/** What is not understood, or not allowed, is refused by the CMS: it counts as the most. */
function limitOf(query: URLSearchParams, byDefault: number, most: number): number {
  const limit = Number(query.get('limit') ?? byDefault)
  return limit >= 0 && limit <= most ? limit : most
}

/** A calendar file of every event, or of those of a filter: the database looks through all. */
const calendarFile = 3
/** Counted over all events. */
const countOfAll = 1
/** Without a filter they are counted beforehand. */
const countOfFound = (query: URLSearchParams) => (query.size > 0 ? countOfAll : 0)

/** Of one to three words, which are asked for some four times while they are typed. */
const shortSearch = 0.25
const searchOf = (query: URLSearchParams) =>
  shortSearch * Math.max(1, (query.get('q') ?? '').trim().split(/\s+/).length / 3)

/** A post is stored as its editor's tree, and read whole each time. */
const perPost = 0.15
/** Alone it takes more than its share of a page of them. */
const onePost = 2 * perPost
const blogPage = (query: URLSearchParams) => limitOf(query, 12, 100) * perPost
/** Every post as it is stored. */
const allPosts = 4
/** Every event as a file: it is made once after a change, and read from a disk. */
const exportFile = 30

/**
 * What a stranger's call costs, by the names of the API's endpoints. Every endpoint that asks for no session has a row
 * (`bench/costs/tables.test.ts`), and `npm run bench -- costs` holds each row to what it measures.
 */
export const callCosts = {
  'GET /api/events': (query) => (eventsRequested(query) < longFrom && !query.has('q') ? 0 : longList),
  'GET /api/search': searchOf,
  'GET /api/events/{id}': 0,
  'GET /api/event-pages/{slug}': 0,
  'GET /api/archive': 0,
  'GET /api/event-lists/{kind}': 0,
  'GET /api/event-addresses/{year}': 0,
  'GET /api/events/{id}/calendar.ics': 0,
  'GET /api/events.ics': calendarFile,
  'GET /api/deadlines.ics': calendarFile,
  'GET /api/deadline-questions/{token}': 0,
  'POST /api/deadline-questions/{token}': 0,
  'GET /api/deadlines': 0,
  'GET /api/facets': countOfFound,
  'GET /api/sources': 0,
  'GET /api/lists/{slug}': 0,
  'GET /api/export.json': exportFile,
  'GET /api/export.csv': exportFile,
  'GET /api/figures': 0,
  'GET /api/glance': 0,
  'GET /api/months': countOfAll,
  'GET /api/months/{month}': countOfAll,
  'GET /api/faq': 0,
  'GET /api/texts': 0,
  'GET /api/posts': allPosts,
  'GET /api/blog': blogPage,
  'GET /api/blog/{slug}': onePost,
  'GET /api/openapi.json': 0,

  // Writes are limited by their number beside this: what is understood by the CMS, what is refused by the edge.
  'POST /api/submissions': 0,
  'GET /api/submission/{token}': 0,
  'PUT /api/submission/{token}': 0,
  'POST /api/submission/{token}/withdraw': 0,
  'POST /api/submission/{token}/event': 0,
  'PUT /api/submission/{token}/event': 0,
  'POST /api/read-link': 0,
  'POST /api/contact': 0,
  'POST /api/feedback': 0,
  'POST /api/calendar-offers': 0,
  'POST /api/errors': 0,
  'POST /api/denials': 0,
  'POST /api/pulse': 0,
  'POST /api/newsletter/subscribe': 0,
  'POST /api/newsletter/link': 0,
  'POST /api/newsletter/confirm': 0,
  'POST /api/newsletter/unsubscribe': 0,
  'POST /api/newsletter/resubscribe': 0,
  'GET /api/proof-of-work/{form}': 0,
  'GET /api/proof-of-work/{form}/question': 0,
  'POST /api/proof-of-work/{form}/answer': 0,

  // Guesses are limited by account and address, and passwords are checked two at a time.
  [`POST /api/${builtLoginPath}/auth`]: 0,
  [`POST /api/${builtLoginPath}/auth/code`]: 0,
  [`POST /api/${builtLoginPath}/auth/enrolment`]: 0,
  [`POST /api/${builtLoginPath}/auth/passkey`]: 0,
  [`POST /api/${builtLoginPath}/auth/passkey/question`]: 0,
  'GET /api/sys/auth/session': 0,
  'POST /api/sys/auth/logout': 0,

  'GET /api/health': 0,
  'GET /api/health/cms': 0,
  'GET /api/health/live': 0,
  'GET /api/health/ready': 0,
} as const satisfies Record<string, Cost>

/**
 * What a page costs where it is in no cache, forms that are posted to it included, by the files of `site/src/pages`: those
 * that cost more than one.
 */
export const pageCosts = {
  '/blog': 2,
  '/blog/rss.xml': 3,
  '/sitemap/[part].xml': 4,
} as const satisfies Record<string, number>
