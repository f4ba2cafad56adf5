const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * What a request may cost before it is served, in one place. "Address" is an IPv4 address or the first 64 bits of an
 * IPv6 one; "at work" is what was begun and is not over. Why each figure is what it is: docs/security.md.
 */
export const costs = {
  /** Of a request's line and headers together. */
  headerBytes: 8 * kilobyte,
  /** What of a User-Agent is passed on: longer ones are nobody's, and patterns run over them. */
  userAgentLength: 400,

  connections: 12_000,
  connectionsOfAddress: 2048,
  /** At work at once; what comes pipelined beyond it ends the connection. */
  requestsOfConnection: 16,
  requestsOfAddress: 512,
  /** Without a byte in either direction, so that a reader who stops holds nothing for longer. */
  quietMs: 30_000,

  /**
   * Requests of any kind of one address: so many at once, then so many a second. What comes faster waits, at the longest
   * so long. A page and its files are some ten.
   */
  pace: { burst: 1000, perSecond: 500, longestMs: 4000 },
  /** Kept answers that are longer go out in turn, since the system copies megabytes of each at once. */
  largeAnswerBytes: 256 * kilobyte,
  largeAnswers: { atWork: 64, atWorkOfAddress: 16, waiting: 1024, waitingOfAddress: 256 },

  /** Bodies of strangers. Who is signed in may send more: see `cms-answers.ts`. */
  bodyBytes: 64 * kilobyte,
  bodyBytesOfAddress: 16 * megabyte,
  bodyBytesAtWork: 96 * megabyte,

  /** Pages made by this process, one core: a render holds it for some 20 to 60 ms. */
  renders: { atWork: 6, atWorkOfAddress: 1, waiting: 256, waitingOfAddress: 64 },
  /** The same for forms without scripts, which wait for what the CMS does with them: for a page that it reads, seconds. */
  forms: { atWork: 6, atWorkOfAddress: 1, waiting: 64, waitingOfAddress: 16 },
  /** Calls passed on to the CMS. */
  calls: { atWork: 128, atWorkOfAddress: 16, waiting: 1024, waitingOfAddress: 256 },
  /** Those that have a cost in `cost-table.ts`: long lists of events, the panel's pages for strangers. */
  costlyCalls: { atWork: 3, atWorkOfAddress: 1, waiting: 64, waitingOfAddress: 16 },
  /** Those that have the CMS read a page of anywhere: seconds of waiting, and then up to half a second of its work. */
  links: { atWork: 16, atWorkOfAddress: 2, waiting: 64, waitingOfAddress: 16 },

  /**
   * What one address may ask that is in no cache, in pages: 300 at once (a hall of people opening the calendar), five a
   * second for as long as it likes. What a page and a call cost: `cost-table.ts`.
   */
  uncached: { burst: 300, perSecond: 5 },
  /**
   * Writes of one address that are refused for what they say: more than a hall of people mistypes. When they are used
   * up, its next ones are refused unread.
   */
  refusedWrites: { burst: 60, perSecond: 0.1 },

  /** Of finished pages, and of lists of events, with their compressed forms. */
  pageCacheBytes: 32 * megabyte,
  listCacheBytes: 24 * megabyte,
  /** Of answers of the API that pages are made of, as they were sent. */
  keptReadBytes: 2 * megabyte,
} as const

export type GateSize = {
  readonly atWork: number
  readonly atWorkOfAddress: number
  readonly waiting: number
  readonly waitingOfAddress: number
}
