/** How a list of events is written that the calendar reads by its address. */
export const sourceKinds = [
  'xsa',
  'xsaRecurring',
  'confsTech',
  'ccfDeadlines',
  'owasp',
  'iCalendar',
  'schemaOrg',
  'ctftime',
  'json',
] as const

/** One of them; each has a parser (`cms/src/features/sources/parse`). */
export type SourceKind = (typeof sourceKinds)[number]

/** The day of the lists as they come with the product: until they are read from their addresses, events are as old as that. */
export const shippedListsDay = '2026-08-21'

/** Why a row of a list was rejected. Nothing of such a row is guessed. */
export const rejectionReasons = [
  /** The whole file is not what its kind says. */
  'notThisKind',
  'unreadable',
  'noTitle',
  'noDate',
  'noYear',
  'toBeDetermined',
  'noSuchDay',
  'endBeforeStart',
  /** Its dates contradict each other. */
  'datesDisagree',
  /** The year of its days is not the one that its address names. */
  'yearAgainstAddress',
  /** By the words that an admin wrote for its list. */
  'leftOut',
  'unknownTimeZone',
  /** Not meant for everybody, or only there to show that somebody has no time. */
  'private',
  'tooLong',
  'tooMany',
] as const

/** The reason that a run stores with a rejected row; the dashboard words it. */
export type RejectionReason = (typeof rejectionReasons)[number]

/** Why nothing came from an address. */
export const fetchFailures = [
  'addressUnreadable',
  /** Another protocol than http(s), another port, a name and password in it. */
  'addressForbidden',
  /** It leads into a private network. */
  'addressPrivate',
  'nameUnknown',
  'unreachable',
  'certificateRefused',
  'tooSlow',
  'tooLarge',
  'tooManyRedirects',
  'robotsForbid',
  'notFound',
  'notAllowed',
  'tooManyRequests',
  'faultThere',
  'unexpectedAnswer',
  'contentUnreadable',
  /** Reading what came would take more time or memory than a list of events can. */
  'tooCostly',
  /** Too many others are being read. */
  'busy',
  /** The operator has not said that they may read it. */
  'noPermission',
] as const

/** The reason that a run stores when its fetch failed; also why a link could not be read. */
export type FetchFailure = (typeof fetchFailures)[number]

/** What becomes of what a source claims: it waits for the admin, or is published by itself. */
export const sourceTrusts = ['queue', 'publish'] as const

/** In which language a list may be written throughout. */
export const listLanguages = ['en', 'he'] as const

/** `queue` for sources whose claims an admin decides about, `publish` for trusted ones. */
export type SourceTrust = (typeof sourceTrusts)[number]

/** How many hours may lie between two syncs of a source: an hour to 30 days, three days at first. */
export const syncHours = { least: 1, most: 720, atFirst: 72 } as const

/** The fewest hours between two syncs of a kind: CTFtime allows one request in six. */
export const leastHoursOf = (kind: SourceKind): number => (kind === 'ctftime' ? 6 : syncHours.least)

/** Whether a kind lists series to wait for, without days: nothing of it becomes an event. */
export const isWatchList = (kind: SourceKind): boolean => kind === 'xsaRecurring'

/** Whether a kind is read only where the operator says that they have the permission. */
export const needsPermission = (kind: SourceKind): boolean => kind === 'ctftime'

/** Why a fetched list fails its sanity check: its run is degraded, and none of its events is marked as vanished. */
export const degradedReasons = ['empty', 'nothingReadable', 'muchSmaller', 'manyVanished'] as const

/** The reason that a run stores when its list failed the sanity check. */
export type DegradedReason = (typeof degradedReasons)[number]

/** How a run ended; `degraded`: fetched, but it failed the sanity check. */
export const runOutcomes = ['changed', 'unchanged', 'degraded', 'failed'] as const

/** The outcome as it is stored with a run. */
export type RunOutcome = (typeof runOutcomes)[number]

/** What began a run: its hour, an admin, or the start of the product. */
export const runTriggers = ['timetable', 'person', 'start'] as const

/** The trigger as it is stored with a run. */
export type RunTrigger = (typeof runTriggers)[number]

/** How a source stands after its last run; `never` before its first. */
export const sourceHealths = ['well', 'degraded', 'failed', 'never'] as const

/** The health by the last run's outcome: `well` after `changed` or `unchanged`. */
export type SourceHealth = (typeof sourceHealths)[number]

/** What a source record proposes to the admin: a new event, one that may be known, a change of one, its absence, or that words leave it out. */
export const proposalKinds = ['new', 'pair', 'change', 'vanished', 'leftOut'] as const

/** The kind that decides which verdicts there are (`verdictsOf`). */
export type ProposalKind = (typeof proposalKinds)[number]

/** What can be decided about a proposal; `verdictsOf` says which of them about which kind. */
export const verdicts = ['publish', 'same', 'different', 'apply', 'ignore'] as const

/** Why a decision cannot be taken back: what stands against it now. */
export const undoHindrances = ['eventGone', 'eventChanged', 'otherLists', 'submitted'] as const

/** The first conflict that is found; null on the wire where a decision can be undone. */
export type UndoHindrance = (typeof undoHindrances)[number]

/** A decision as the wire and the column have it. */
export type Verdict = (typeof verdicts)[number]

/**
 * What can be decided about each. `same` and `different` hold for ever: `different` without an event says that it is
 * none of the candidates, which makes it a new one. `apply` writes the change into the event, and calls off the event
 * that vanished, or removes the event that words leave out. `ignore` leaves everything as it is until the source claims something else.
 */
export const verdictsOf: Record<ProposalKind, readonly Verdict[]> = {
  new: ['publish', 'ignore'],
  pair: ['same', 'different', 'ignore'],
  change: ['apply', 'ignore'],
  vanished: ['apply', 'ignore'],
  leftOut: ['apply', 'ignore'],
}
